# The commands that the page tells readers to type. All need SOURCE_RPC_URL; check and creation also a contract of yours.
set -e

# #region check
npx tsx src/check.ts $CONTRACTS
# #endregion

# #region creation
npx tsx src/checkCreation.ts $ARTIFACT
# #endregion
