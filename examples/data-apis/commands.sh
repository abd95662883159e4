# The commands that the pages tell readers to type. Each needs the key of its provider in .env, and noves-operation
# also HASH and ACCOUNT.
set -e

# #region alchemy
npx tsx --env-file=.env src/alchemyTransfers.ts
# #endregion

# #region goldrush
npx tsx --env-file=.env src/goldrushBalances.ts
# #endregion

# #region moralis
npx tsx --env-file=.env src/moralisTokens.ts
# #endregion

# #region etherscan
npx tsx --env-file=.env src/etherscanSource.ts
# #endregion

# #region codex
npx tsx --env-file=.env src/codexPrices.ts
# #endregion

# #region noves
npx tsx --env-file=.env src/novesTransaction.ts \
  0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0
# #endregion

# #region noves-before-signing
npx tsx --env-file=.env src/novesBeforeSigning.ts
# #endregion

# #region noves-operation
npx tsx --env-file=.env src/novesOperation.ts $HASH $ACCOUNT
# #endregion

# #region bitscrunch
npx tsx --env-file=.env src/bitscrunchBalances.ts
# #endregion
