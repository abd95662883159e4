# The commands that the page tells readers to type. All but the first need L1_RPC_URL, is-final also HASH.
set -e

# #region tag
npx tsx src/tag.ts
# #endregion

# #region contract
npx tsx src/contract.ts
# #endregion

# #region cast
cast call 0xd19d4B5d358258f05D7B411E21A1460D11B0876F 'currentL2BlockNumber()(uint256)' \
  --block finalized --rpc-url $L1_RPC_URL
# #endregion

# #region follow
npx tsx src/follow.ts
# #endregion

# #region is-final
npx tsx src/isFinal.ts $HASH
# #endregion

# #region check-endpoint
npx tsx src/checkEndpoint.ts https://rpc.linea.build
# #endregion
