# The commands that the pages tell readers to type. `prove` and `root` need L1_RPC_URL.
set -e

# #region prove
npx tsx src/prove.ts 0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f 0x0
# #endregion

# #region root
BLOCK=$(cast call 0xd19d4B5d358258f05D7B411E21A1460D11B0876F 'currentL2BlockNumber()(uint256)' \
  --block finalized --rpc-url $L1_RPC_URL | cut -d ' ' -f 1)
echo $BLOCK
cast call 0xd19d4B5d358258f05D7B411E21A1460D11B0876F 'stateRootHashes(uint256)(bytes32)' $BLOCK \
  --block finalized --rpc-url $L1_RPC_URL
# #endregion

# #region recompute
npx tsx src/recompute.ts
# #endregion
