# The commands that the page tells readers to type, in this order.
set -e

# #region compile
npx tsx src/compile.ts
# #endregion

# #region read-facts
npx tsx src/readFacts.ts
# #endregion

# #region check-precompiles
npx tsx src/checkPrecompiles.ts
# #endregion
