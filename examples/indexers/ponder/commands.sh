# The commands that the page tells readers to type.
set -e

# #region dev
npx ponder dev
# #endregion

# #region query
curl -s http://localhost:42069 \
  --header 'content-type: application/json' \
  --data '{"query": "{ messages { totalCount items { value block } } }"}'
# #endregion
