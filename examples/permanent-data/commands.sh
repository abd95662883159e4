# The commands that the pages tell readers to type. store, record and the scripts for Irys need a key in .env.
set -e

# #region store
npx tsx --env-file=.env src/store.ts
# #endregion

# #region record
npx tsx --env-file=.env src/record.ts
# #endregion

# #region verify
npx tsx --env-file=.env src/verify.ts
# #endregion

# #region query-arweave
npx tsx src/queryArweave.ts my-linea-app
# #endregion

# #region query-arweave-owner
npx tsx src/queryArweave.ts my-linea-app guDw5nBzO2zTpuYMnxkSpQ2qCQjL8gxB34GjPpZ2qpY
# #endregion

# #region upload-irys
npx tsx --env-file=.env src/uploadIrys.ts
# #endregion

# #region withdraw-irys
npx tsx --env-file=.env src/withdrawIrys.ts
# #endregion

# #region query-irys
npx tsx src/queryIrys.ts 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
# #endregion
