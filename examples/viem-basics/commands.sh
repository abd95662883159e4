# The commands that the pages tell readers to type. From read-balance on they need PRIVATE_KEY in .env,
# the last three also HASH, and the last one L1_RPC_URL.
set -e

# #region read-chain
npx tsx src/readChain.ts
# #endregion

# #region create-key
npx tsx src/createKey.ts
# #endregion

# #region read-balance
npx tsx --env-file=.env src/readBalance.ts
# #endregion

# #region send-transfer
npx tsx --env-file=.env src/sendTransfer.ts
# #endregion

# #region follow
npx tsx --env-file=.env src/follow.ts
# #endregion

# #region read-fee
npx tsx --env-file=.env src/readFee.ts $HASH
# #endregion

# #region read-finality
npx tsx --env-file=.env src/readFinality.ts $HASH
# #endregion

# #region read-l1
npx tsx --env-file=.env src/readL1.ts $HASH
# #endregion
