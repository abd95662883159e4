# The commands that the page tells readers to type, in this order. `account` is the reader's address, `sender` that of
# GreetingSender, `greeter` that of Greeter, `greeting` and `reply` the hashes of the transactions that sent a message.
# All that ask Ethereum Sepolia need L1_RPC_URL.
set -e

# #region version
npx forge --version
# #endregion

# #region test
npx forge test
# #endregion

# #region balances
npx cast balance "$account" --ether --rpc-url sepolia
npx cast balance "$account" --ether --rpc-url linea_sepolia
# #endregion

# #region deploy-sender
npx forge create contracts/GreetingSender.sol:GreetingSender --broadcast \
  --rpc-url sepolia --account quickstart \
  --constructor-args 0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5
# #endregion

# #region deploy-greeter
npx forge create contracts/Greeter.sol:Greeter --broadcast \
  --rpc-url linea_sepolia --account quickstart \
  --constructor-args 0x971e727e956690b9957be6d51Ec16E73AcAC83A7
# #endregion

# #region connect
npx cast send "$sender" 'connect(address)' "$greeter" --rpc-url sepolia --account quickstart
npx cast send "$greeter" 'connect(address)' "$sender" --rpc-url linea_sepolia --account quickstart
# #endregion

# #region peers
npx cast call "$sender" 'peer()(address)' --rpc-url sepolia
npx cast call "$greeter" 'peer()(address)' --rpc-url linea_sepolia
# #endregion

# #region send
npx cast send "$sender" 'send(string)' 'Hello, Linea' --rpc-url sepolia --account quickstart
# #endregion

# #region status
npx tsx cli/status.ts "$greeting"
# #endregion

# #region claim
data=$(npx tsx cli/claimData.ts "$greeting") &&
  npx cast send 0x971e727e956690b9957be6d51Ec16E73AcAC83A7 "$data" \
    --rpc-url linea_sepolia --account quickstart
# #endregion

# #region read
npx cast call "$greeter" 'greeting()(string)' --rpc-url linea_sepolia
# #endregion

# #region fee
fee=$(npx cast call 0x971e727e956690b9957be6d51Ec16E73AcAC83A7 \
  'minimumFeeInWei()(uint256)' --rpc-url linea_sepolia | cut -d ' ' -f 1)
npx cast from-wei "$fee"
# #endregion

# #region reply
npx cast send "$greeter" 'reply()' --value "$fee" --rpc-url linea_sepolia --account quickstart
# #endregion

# #region reply-status
npx tsx cli/status.ts "$reply"
# #endregion

# #region claim-reply
data=$(npx tsx cli/claimData.ts "$reply") &&
  npx cast send 0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5 "$data" \
    --rpc-url sepolia --account quickstart
# #endregion

# #region confirmed
npx cast call "$sender" 'confirmed()(uint256)' --rpc-url sepolia
# #endregion

# #region environment
echo "VITE_L1_RPC_URL=$L1_RPC_URL" > .env
# #endregion

# #region dev
npx vite
# #endregion

# #region build
npx tsc
npx vite build
# #endregion

# #region preview
npx vite preview
# #endregion
