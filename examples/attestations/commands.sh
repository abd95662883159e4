# The commands that the pages tell readers to type. The first three need a key in .env.
set -e

# #region set-up
npx tsx --env-file=.env src/setUp.ts
# #endregion

# #region attest
npx tsx --env-file=.env src/attest.ts
# #endregion

# #region read
npx tsx --env-file=.env src/readAttestation.ts
# #endregion

# #region check-human
npx tsx src/checkHuman.ts 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
# #endregion
