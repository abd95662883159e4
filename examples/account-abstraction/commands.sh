# The commands that pages tell readers to type, with keys in .env.
set -e

# #region install
npm install permissionless@0.4.1 viem@2.57.1 tsx
# #endregion

# #region entry-points
npx tsx src/entryPoints.ts
# #endregion

# #region first-operation
npx tsx src/firstOperation.ts
# #endregion

# #region pimlico
npx tsx --env-file=.env src/pimlico.ts
# #endregion

# #region inspect
npx tsx src/inspect.ts $HASH
# #endregion

# #region etherspot
npx tsx --env-file=.env src/etherspot.ts
# #endregion

# #region particle
npx tsx --env-file=.env src/particle.ts
# #endregion

# #region supported
curl -s -H 'content-type: application/json' "$BUNDLER_URL" \
  -d '{"jsonrpc":"2.0","id":1,"method":"eth_supportedEntryPoints","params":[]}'
# #endregion

# #region thirdweb
npx tsx --env-file=.env src/thirdweb.ts
# #endregion

# #region zerodev
npx tsx --env-file=.env src/zerodev.ts
# #endregion

# #region grant
npx tsx --env-file=.env src/metamask/grant.ts
# #endregion

# #region spend
npx tsx --env-file=.env src/metamask/spend.ts 0.0004
# #endregion

# #region spend-too-much
npx tsx --env-file=.env src/metamask/spend.ts 0.0008
# #endregion
