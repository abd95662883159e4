# The commands that the pages tell readers to type. They need PRIVATE_KEY in .env and L1_RPC_URL, and those with a hash
# also DEPOSIT or WITHDRAWAL. L2_RPC_URL is optional. The last one calls every function, for the tests.
set -e

# #region deposit
npx tsx --env-file=.env src/deposit.ts
# #endregion

# #region deposit-status
npx tsx src/status.ts deposit $DEPOSIT
# #endregion

# #region claim-deposit
npx tsx --env-file=.env src/claimDeposit.ts $DEPOSIT
# #endregion

# #region withdraw
npx tsx --env-file=.env src/withdraw.ts
# #endregion

# #region withdrawal-status
npx tsx src/status.ts withdrawal $WITHDRAWAL
# #endregion

# #region claim-withdrawal
npx tsx --env-file=.env src/claimWithdrawal.ts $WITHDRAWAL
# #endregion

# #region every-call
npx tsx --env-file=.env src/everyCall.ts
# #endregion
