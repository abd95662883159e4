# The commands that the pages tell readers to type. All but the last three need PRIVATE_KEY in .env and L1_RPC_URL,
# and those with a hash or an address also the variable with it.
set -e

# #region deposit
npx tsx --env-file=.env src/deposit.ts
# #endregion

# #region deposit-with-fee
npx tsx --env-file=.env src/depositWithFee.ts
# #endregion

# #region deposit-token
npx tsx --env-file=.env src/depositToken.ts $TOKEN
# #endregion

# #region deposit-status
npx tsx --env-file=.env src/depositStatus.ts $DEPOSIT
# #endregion

# #region claim-deposit
npx tsx --env-file=.env src/claimDeposit.ts $DEPOSIT
# #endregion

# #region withdraw
npx tsx --env-file=.env src/withdraw.ts
# #endregion

# #region withdraw-token
npx tsx --env-file=.env src/withdrawToken.ts $COPY
# #endregion

# #region withdrawal-status
npx tsx --env-file=.env src/withdrawalStatus.ts $WITHDRAWAL
# #endregion

# #region claim-withdrawal
npx tsx --env-file=.env src/claimWithdrawal.ts $WITHDRAWAL
# #endregion

# #region claim-with-proof
npx tsx --env-file=.env src/claimWithProof.ts $WITHDRAWAL
# #endregion

# #region claim-in-one-file
npx tsx --env-file=.env src/claimInOneFile.ts $WITHDRAWAL
# #endregion

# #region proof-or-wait
npx tsx --env-file=.env src/proofOrWait.ts $WITHDRAWAL
# #endregion

# #region find-message
npx tsx --env-file=.env src/findMessage.ts $MESSAGE
# #endregion

# #region list-messages
npx tsx --env-file=.env src/listMessages.ts
# #endregion

# #region hash-message
npx tsx --env-file=.env src/hashMessage.ts $DEPOSIT
# #endregion

# #region read-prices
npx tsx --env-file=.env src/readPrices.ts
# #endregion

# #region extended-clients
npx tsx --env-file=.env src/extendedClients.ts
# #endregion

# #region own-addresses
npx tsx --env-file=.env src/ownAddresses.ts
# #endregion

# #region core
npx tsx src/core.ts
# #endregion

# #region merkle-tree
npx tsx src/merkleTree.ts
# #endregion

# #region any-client
npx tsx src/anyClient.ts
# #endregion
