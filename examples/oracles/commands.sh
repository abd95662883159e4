# The commands that the pages tell readers to type. update-pyth needs PRIVATE_KEY and PYTH_API_KEY in .env.
set -e

# #region read-price
npx tsx src/readPrice.ts
# #endregion

# #region read-feed
npx tsx src/readFeed.ts
# #endregion

# #region read-redstone
npx tsx src/readFeed.ts 0x97c19d3Ae8e4d74e25EF3AFf3a277fB614ed76D4
# #endregion

# #region update-pyth
npx tsx --env-file=.env src/updatePyth.ts
# #endregion

# #region last-report
npx tsx src/lastTellorReport.ts
# #endregion
