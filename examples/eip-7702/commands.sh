# The commands that the page tells readers to type, with AUTHORITY_KEY and SPONSOR_KEY in .env.
set -e

# #region delegate
npx tsx --env-file=.env src/delegate.ts $DELEGATE
# #endregion

# #region inspect
npx tsx --env-file=.env src/inspect.ts $ADDRESS
# #endregion

# #region revoke
npx tsx --env-file=.env src/delegate.ts 0x0000000000000000000000000000000000000000
# #endregion
