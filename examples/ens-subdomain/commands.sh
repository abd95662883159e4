# The commands that the page tells readers to type, in this order. All but names and compile need PRIVATE_KEY in .env,
# L1_RPC_URL, NAME and LABEL; read-slots and set-target also RECORDS.
set -e

# #region names
npx tsx src/names.ts
# #endregion

# #region compile
npx tsx src/compile.ts
# #endregion

# #region deploy
npx tsx --env-file=.env src/deploy.ts
# #endregion

# #region read-slots
npx tsx --env-file=.env src/readSlots.ts
# #endregion

# #region set-target
npx tsx --env-file=.env src/setTarget.ts
# #endregion

