# The commands that the page tells readers to type, in this order. `account` is the address that deploys,
# `guestbook` that of the contract, and `wallet` that of the reader's browser wallet.
set -e

# #region test
npx forge test
# #endregion

# #region account
mkdir -p "$HOME/.foundry/keystores"
npx cast wallet new "$HOME/.foundry/keystores" quickstart
# #endregion

# #region balance
npx cast balance "$account" --ether --rpc-url linea_sepolia
# #endregion

# #region deploy
npx forge create src/Guestbook.sol:Guestbook --broadcast \
  --rpc-url linea_sepolia --account quickstart
# #endregion

# #region codesize
npx cast codesize "$guestbook" --rpc-url linea_sepolia
# #endregion

# #region verify
npx forge verify-contract "$guestbook" src/Guestbook.sol:Guestbook \
  --chain linea-sepolia --verifier sourcify --watch
# #endregion

# #region verify-blockscout
npx forge verify-contract "$guestbook" src/Guestbook.sol:Guestbook \
  --chain linea-sepolia --verifier blockscout --watch \
  --verifier-url https://api-explorer.sepolia.linea.build/api/
# #endregion

# #region urls
echo "https://repo.sourcify.dev/59141/$guestbook"
echo "https://explorer.sepolia.linea.build/address/$guestbook"
echo "https://sepolia.lineascan.build/address/$guestbook"
# #endregion

# #region write
npx cast send "$guestbook" 'sign(string)' 'Hello, Linea' \
  --rpc-url linea_sepolia --account quickstart
# #endregion

# #region read
npx cast call "$guestbook" 'authors()(uint256)' --rpc-url linea_sepolia
npx cast call "$guestbook" 'entryOf(address)(string)' "$account" --rpc-url linea_sepolia
# #endregion

# #region fund
npx cast send "$wallet" --value 0.001ether --rpc-url linea_sepolia --account quickstart
# #endregion
