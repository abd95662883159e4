# The commands that the page tells readers to type, in this order. `account` is the address of the Foundry account
# `quickstart`, `wallet` that of the reader's browser wallet, and `jar` that of the contract.
set -e

# #region build
npx forge build
# #endregion

# #region test
npx forge test
# #endregion

# #region deploy
npx forge create contracts/TipJar.sol:TipJar --broadcast \
  --rpc-url linea_sepolia --account quickstart \
  --constructor-args "$wallet"
# #endregion

# #region check
npx cast call "$jar" 'beneficiary()(address)' --rpc-url linea_sepolia
# #endregion

# #region tip
npx cast send "$jar" 'tip(string)' 'Hello from the terminal' --value 0.0001ether \
  --rpc-url linea_sepolia --account quickstart
# #endregion

# #region balance
npx cast balance "$jar" --ether --rpc-url linea_sepolia
# #endregion

# #region fund
npx cast send "$wallet" --value 0.001ether --rpc-url linea_sepolia --account quickstart
# #endregion

# #region address
echo "VITE_TIP_JAR=$jar" > .env
# #endregion

# #region types
npx tsc
# #endregion

# #region dev
npx vite
# #endregion

# #region tip-again
npx cast send "$jar" 'tip(string)' 'Live from the terminal' --value 0.0001ether \
  --rpc-url linea_sepolia --account quickstart
# #endregion

# #region site
npx tsc
npx vite build
# #endregion

# #region preview
npx vite preview
# #endregion
