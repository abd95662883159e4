# The commands that the page tells readers to type, in this order. From deploy on they need DEPLOYER_KEY.
set -e

# #region build
npx hardhat build
npx hardhat test
# #endregion

# #region keystore
npx hardhat keystore set DEPLOYER_KEY
# #endregion

# #region deploy
npx hardhat ignition deploy ignition/modules/TicketOffice.ts --network lineaSepolia
# #endregion

# #region check
npx hardhat run scripts/check.ts --network lineaSepolia
# #endregion

# #region status
npx hardhat ignition status chain-59141
# #endregion

# #region deploy-parameters
npx hardhat ignition deploy ignition/modules/TicketOffice.ts --network lineaSepolia \
  --parameters ignition/parameters.json --deployment-id premium
# #endregion

# #region deploy-create2
npx hardhat --config hardhat.create2.ts ignition deploy ignition/modules/TicketOffice.ts \
  --network lineaSepolia --strategy create2 --deployment-id same-sepolia \
  --parameters ignition/parameters.json
# #endregion

# #region estimate
npx hardhat run scripts/estimate.ts --network lineaSepolia
# #endregion

# #region etherscan-key
npx hardhat keystore set ETHERSCAN_API_KEY
# #endregion

# #region verify-deployment
npx hardhat ignition verify chain-59141 --network lineaSepolia
# #endregion

# #region verify
npx hardhat verify --network lineaSepolia "$office" "$owner" 1000000000
# #endregion

# #region verify-sourcify
npx hardhat verify sourcify --network lineaSepolia \
  --creation-tx-hash "$creation" "$office" "$owner" 1000000000
# #endregion

# #region verify-file
npx hardhat verify --network lineaSepolia \
  --constructor-args-path scripts/arguments.ts "$office"
# #endregion
