# The commands on the page. They need L1_RPC_URL and BLOB_ARCHIVE_URL, the last one also L2_BLOCK.
set -e

# #region save-blobs
npx tsx src/saveBlobs.ts
# #endregion

# #region one-block
npx tsx src/saveBlobs.ts $L2_BLOCK
# #endregion
