# The commands that the page tells readers to type. `deposit` needs PRIVATE_KEY in .env and L1_RPC_URL, `wait` ADDRESS.
set -e

# #region to-wei
printf '%d\n' 0x16345785d8a0000
# #endregion

# #region wait
npx tsx src/waitForEth.ts $ADDRESS
# #endregion

# #region deposit
npx tsx --env-file=.env src/deposit.ts 0.05
# #endregion
