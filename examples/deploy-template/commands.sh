# The commands that the page tells readers to type, in this order.
# The account `deployer` is in Foundry's keystore, and `points` is the address of the new contract.
set -e

# #region look-through
grep -rnE 'pragma|import|SPDX|selfdestruct|delegatecall|tx\.origin|0x[0-9a-fA-F]{40}' src
# #endregion

# #region build
forge build --sizes
forge test
# #endregion

# #region deploy
owner=$(cast wallet address --account deployer)
forge create src/LoyaltyPoints.sol:LoyaltyPoints \
  --rpc-url linea_sepolia --account deployer --broadcast \
  --constructor-args "$owner"
# #endregion

# #region check
cast call "$points" 'owner()(address)' --rpc-url linea_sepolia
cast call "$points" 'symbol()(string)' --rpc-url linea_sepolia
cast call "$points" 'totalSupply()(uint256)' --rpc-url linea_sepolia
# #endregion
