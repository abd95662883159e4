# The commands that the page tells readers to type, in this order. The last two need PRIVATE_KEY in .env.
set -e

# #region compile
npx tsx src/compile.ts
# #endregion

# #region send
npx tsx --env-file=.env src/send.ts
# #endregion

# #region list
npx tsx --env-file=.env src/list.ts
# #endregion
