# The commands that the pages tell readers to type. Those that send need PRIVATE_KEY in .env.
set -e

# #region compare-fees
npx tsx src/compareFees.ts
# #endregion

# #region send-ether
npx tsx --env-file=.env src/sendEther.ts
# #endregion

# #region send-with-linea-wallet
npx tsx --env-file=.env src/sendWithLineaWallet.ts
# #endregion

# #region multicall
npx tsx src/multicall.ts
# #endregion

# #region read-chain-list
npx tsx src/readChainList.ts
# #endregion

# #region web3-fees
npx tsx --env-file=.env src/web3Fees.mts
# #endregion

# #region print-quote
npx tsx src/printQuote.ts
# #endregion

# #region check-endpoint
npx tsx src/checkEndpoint.ts https://rpc.linea.build
# #endregion
