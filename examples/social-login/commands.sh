# The command that the page tells readers to type. It needs OPENFORT_SECRET_KEY and CONTRACT in .env.
set -e

# #region sponsor
npx tsx --env-file=.env src/sponsorGas.ts
# #endregion
