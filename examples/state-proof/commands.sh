# The command of the page on eth_getProof.
set -e

# #region verify
npx tsx src/verify.ts
# #endregion
