# The commands that the pages tell readers to type.
set -e

# #region query
npx tsx src/querySubgraph.mts
# #endregion

# #region portal
npx tsx src/readPortal.mts
# #endregion
