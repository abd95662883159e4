# The commands that the page tells readers to type, in this order. From deploy on they need PRIVATE_KEY in .env.
set -e

# #region compile
npx tsx src/compile.ts
# #endregion

# #region deploy
npx tsx --env-file=.env src/deploy.ts
# #endregion

# #region check
npx tsx --env-file=.env src/check.ts "$office"
# #endregion

# #region deploy-at-price
npx tsx --env-file=.env src/deployAtPrice.ts
# #endregion
