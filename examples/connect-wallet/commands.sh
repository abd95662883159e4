# The commands that the page tells readers to type.
set -e

# #region dev
npx vite
# #endregion

# #region check
npx tsc
# #endregion
