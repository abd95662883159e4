# The commands that the page tells readers to type, in this order. forge and cast come from npm. `horizons` and
# `market` are the addresses of the reader's contracts, and `wallet` that of the reader's browser wallet.
set -e

# #region build
npx forge build
# #endregion

# #region test-collection
npx forge test
# #endregion

# #region deploy-collection
npx forge create contracts/Horizons.sol:Horizons --broadcast \
  --rpc-url linea_sepolia --account quickstart
# #endregion

# #region mint
npx cast send "$horizons" 'mint()' --rpc-url linea_sepolia --account quickstart
# #endregion

# #region owner
npx cast call "$horizons" 'ownerOf(uint256)(address)' 1 --rpc-url linea_sepolia
# #endregion

# #region image
npx cast call "$horizons" 'imageOf(uint256)(string)' 1 --rpc-url linea_sepolia | tr -d '"'
# #endregion

# #region test-market
npx forge test --match-contract MarketTest
# #endregion

# #region deploy-market
npx forge create contracts/Market.sol:Market --broadcast \
  --rpc-url linea_sepolia --account quickstart \
  --constructor-args "$horizons"
# #endregion

# #region offer
npx cast send "$market" 'list(uint256,uint96)' 1 0.001ether \
  --rpc-url linea_sepolia --account quickstart
npx cast send "$horizons" 'approve(address,uint256)' "$market" 1 \
  --rpc-url linea_sepolia --account quickstart
# #endregion

# #region price
npx cast call "$market" 'priceOf(uint256)(uint256)' 1 --rpc-url linea_sepolia
# #endregion

# #region addresses
echo "VITE_HORIZONS=$horizons" > .env
echo "VITE_MARKET=$market" >> .env
# #endregion

# #region dev
npx vite
# #endregion

# #region fund
npx cast send "$wallet" --value 0.002ether --rpc-url linea_sepolia --account quickstart
# #endregion

# #region buy
npx cast send "$market" 'buy(uint256)' 2 --value 0.002ether \
  --rpc-url linea_sepolia --account quickstart
# #endregion

# #region withdraw
npx cast send "$market" 'withdraw()' --rpc-url linea_sepolia --account quickstart
# #endregion

# #region check
npx tsc
npx vite build
# #endregion

# #region preview
npx vite preview
# #endregion
