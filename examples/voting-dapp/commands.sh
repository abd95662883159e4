# The commands that the page tells readers to type, in this order. `account` is the address of the Foundry account
# `quickstart`, `wallet` the address of the reader's browser wallet, and `poll` the address of the newest poll.
set -e

# #region build-contract
npx forge build
# #endregion

# #region test
npx forge test
# #endregion

# #region account
npx cast wallet address --account quickstart
# #endregion

# #region deploy
npx forge create contracts/Poll.sol:Poll --broadcast \
  --rpc-url linea_sepolia --account quickstart \
  --constructor-args 'What should we drink?' '["Coffee","Tea","Water"]' \
  86400 "[$account,$wallet]"
# #endregion

# #region vote
npx cast send "$poll" 'vote(uint256)' 1 --rpc-url linea_sepolia --account quickstart
# #endregion

# #region read
npx cast call "$poll" 'options()(string[])' --rpc-url linea_sepolia
npx cast call "$poll" 'tally()(uint256[])' --rpc-url linea_sepolia
# #endregion

# #region vote-again
npx cast send "$poll" 'vote(uint256)' 0 --rpc-url linea_sepolia --account quickstart
# #endregion

# #region address
echo "VITE_POLL=$poll" > .env
# #endregion

# #region dev
npx vite
# #endregion

# #region fund
npx cast send "$wallet" --value 0.0002ether --rpc-url linea_sepolia --account quickstart
# #endregion

# #region deploy-short
npx forge create contracts/Poll.sol:Poll --broadcast \
  --rpc-url linea_sepolia --account quickstart \
  --constructor-args 'Where do we meet?' '["Park","Library"]' \
  300 "[$account,$wallet]"
# #endregion

# #region vote-short
npx cast send "$poll" 'vote(uint256)' 0 --rpc-url linea_sepolia --account quickstart
# #endregion

# #region vote-late
npx cast send "$poll" 'vote(uint256)' 1 --gas-limit 100000 \
  --rpc-url linea_sepolia --account quickstart
# #endregion

# #region build
npx tsc
npx vite build
# #endregion

# #region preview
npx vite preview
# #endregion
