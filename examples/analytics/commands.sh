# The commands that the pages tell readers to type. Those with --env-file need a key in .env.
set -e

# #region run-sql
npx tsx --env-file=.env src/runSql.ts
# #endregion

# #region read-result
npx tsx --env-file=.env src/readResult.ts $QUERY_ID
# #endregion

# #region token-price
npx tsx --env-file=.env src/tokenPrice.ts
# #endregion

# #region read-portfolio
npx tsx --env-file=.env src/readPortfolio.ts $WALLET
# #endregion

# #region read-labels
npx tsx --env-file=.env src/readLabels.ts $ADDRESS
# #endregion

# #region check-server
npx tsx src/checkServer.ts
# #endregion

# #region list-gpus
npx tsx src/listGpus.ts
# #endregion

# #region ask-model
npx tsx src/askModel.ts "How much ETH does $ADDRESS hold on Linea?"
# #endregion
