# The commands on the page. They need L1_RPC_URL, BLOB_ARCHIVE_URL and L2_BLOCK.
set -e

# #region list-blobs
npx tsx src/listBlobs.ts $L2_BLOCK
# #endregion
