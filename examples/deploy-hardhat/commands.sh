# The commands that the page tells readers to type, in this order. From deploy on they need DEPLOYER_KEY.
set -e

# #region build
npx hardhat build
npx hardhat test
# #endregion

# #region deploy
npx hardhat ignition deploy ignition/modules/TicketOffice.ts --network lineaSepolia
# #endregion

# #region check
npx hardhat run scripts/check.ts --network lineaSepolia
# #endregion

# #region estimate
npx hardhat run scripts/estimate.ts --network lineaSepolia
# #endregion
