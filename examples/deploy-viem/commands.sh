# The commands that the page tells readers to type, in this order. The second needs PRIVATE_KEY in .env.
set -e

# #region compile
npx tsx src/compile.ts
# #endregion

# #region deploy
npx tsx --env-file=.env src/deploy.ts
# #endregion
