# The commands that the page tells readers to type. All need PRIVATE_KEY in .env and L1_RPC_URL,
# those with a hash also DEPOSIT or WITHDRAWAL.
set -e

# #region deposit
npx tsx --env-file=.env src/deposit.ts
# #endregion

# #region deposit-status
npx tsx --env-file=.env src/depositStatus.ts $DEPOSIT
# #endregion

# #region claim-deposit
npx tsx --env-file=.env src/claimDeposit.ts $DEPOSIT
# #endregion

# #region read-limits
npx tsx --env-file=.env src/readLimits.ts
# #endregion

# #region withdraw
npx tsx --env-file=.env src/withdraw.ts
# #endregion

# #region withdrawal-status
npx tsx --env-file=.env src/withdrawalStatus.ts $WITHDRAWAL
# #endregion

# #region claim-withdrawal
npx tsx --env-file=.env src/claimWithdrawal.ts $WITHDRAWAL
# #endregion
