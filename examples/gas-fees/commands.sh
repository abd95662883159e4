# The commands that the page tells readers to type. All but show-prices and example need PRIVATE_KEY in .env,
# check-paid and replace also HASH.
set -e

# #region send
npx tsx --env-file=.env src/send.ts
# #endregion

# #region send-with-ethers
npx tsx --env-file=.env src/sendWithEthers.ts
# #endregion

# #region check-paid
npx tsx --env-file=.env src/checkPaid.ts $HASH
# #endregion

# #region show-prices
npx tsx src/showPrices.ts
# #endregion

# #region example
npx tsx src/example.ts
# #endregion

# #region replace
npx tsx --env-file=.env src/replace.ts $HASH
# #endregion
