# The commands that the page tells readers to type, in this order. `buyer` is the address that pays and `seller` the one
# that is paid.
set -e

# #region read
npx tsx src/readUsdc.ts "$buyer"
# #endregion

# #region seller
echo "VITE_SELLER=$seller" > .env
# #endregion

# #region dev
npx vite
# #endregion

# #region relayer
npx tsx server/createKey.ts >> .env
# #endregion

# #region server
npx tsx --env-file=.env server/main.ts
# #endregion

# #region build
npx tsc
npx vite build
# #endregion

# #region preview
npx vite preview
# #endregion
