# The commands that the page tells readers to type, in this order. All but names, compile and finalized need PRIVATE_KEY
# in .env, L1_RPC_URL, NAME and LABEL; those from register on also RECORDS, and set-address ADDRESS.
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

# #region register
npx tsx --env-file=.env src/register.ts
# #endregion

# #region set-text
npx tsx --env-file=.env src/setRecord.ts $LABEL.$NAME url https://example.org
# #endregion

# #region read-slots
npx tsx --env-file=.env src/readSlots.ts
# #endregion

# #region set-address
npx tsx --env-file=.env src/setRecord.ts $NAME 60 $ADDRESS
# #endregion

# #region set-target
npx tsx --env-file=.env src/setTarget.ts
# #endregion

# #region finalized
cast block finalized --field number --rpc-url https://rpc.linea.build
# #endregion
