# The commands that the page tells readers to type. All need PRIVATE_KEY in .env and L1_RPC_URL; the token, its copy
# and the hashes of transfers come as variables.
set -e

# #region inspect
npx tsx --env-file=.env src/inspectToken.ts ethereum $TOKEN
# #endregion

# #region approve
npx tsx --env-file=.env src/approve.ts ethereum $TOKEN 25
# #endregion

# #region bridge
npx tsx --env-file=.env src/bridgeToken.ts ethereum $TOKEN 25
# #endregion

# #region deposit-status
npx tsx --env-file=.env src/depositStatus.ts $DEPOSIT
# #endregion

# #region claim-deposit
npx tsx --env-file=.env src/claimDeposit.ts $DEPOSIT
# #endregion

# #region approve-copy
npx tsx --env-file=.env src/approve.ts linea $COPY 10
# #endregion

# #region bridge-back
npx tsx --env-file=.env src/bridgeToken.ts linea $COPY 10
# #endregion

# #region withdrawal-status
npx tsx --env-file=.env src/withdrawalStatus.ts $WITHDRAWAL
# #endregion

# #region claim-withdrawal
npx tsx --env-file=.env src/claimWithdrawal.ts $WITHDRAWAL
# #endregion

# #region bridge-with-permit
npx tsx --env-file=.env src/bridgeWithPermit.ts linea $COPY 5
# #endregion

# #region send-usdc
npx tsx --env-file=.env src/sendUsdc.ts ethereum 10
# #endregion

# #region claim-usdc
npx tsx --env-file=.env src/claimUsdc.ts ethereum $BURN
# #endregion
