# The commands that the page tells readers to type, in this order. create needs OWNERS, all others SAFE.
set -e

# #region create
npx tsx --env-file=.env src/create.ts
# #endregion

# #region fund
npx tsx --env-file=.env src/fund.ts
# #endregion

# #region propose
npx tsx --env-file=.env src/propose.ts
npx tsx --env-file=.env src/sign.ts
# #endregion

# #region second
npx tsx --env-file=.env src/sign.ts
# #endregion

# #region execute
npx tsx --env-file=.env src/execute.ts
# #endregion

# #region check
npx tsx --env-file=.env src/check.ts
# #endregion
