# The commands that the page tells readers to type, in this order. `guestbook` is the address of their contract.
set -e

# #region dev
npx vite
# #endregion

# #region address
echo "VITE_GUESTBOOK=$guestbook" > .env
# #endregion

# #region build
npx tsc
npx vite build
# #endregion

# #region preview
npx vite preview
# #endregion
