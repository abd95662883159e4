# The commands that the page tells readers to type. They need L1_RPC_URL.
set -e

# #region prove
npx tsx src/prove.ts 0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f 0x0
# #endregion
