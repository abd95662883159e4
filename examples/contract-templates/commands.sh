# The commands that the pages tell readers to type. All need PRIVATE_KEY in .env, check also CONTRACT.
set -e

# #region deploy
npx tsx --env-file=.env src/deploy.ts Membership
# #endregion

# #region deploy-badges
npx tsx --env-file=.env src/deploy.ts Badges
# #endregion

# #region check
npx tsx --env-file=.env src/check.ts
# #endregion
