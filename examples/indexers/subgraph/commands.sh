# The commands that the pages tell readers to type.
set -e

# #region install
npm install @graphprotocol/graph-ts@0.38.2
npm install --save-dev @graphprotocol/graph-cli@0.98.1
# #endregion

# #region build
npx graph codegen
npx graph build
# #endregion
