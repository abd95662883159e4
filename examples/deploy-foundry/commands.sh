# The commands that the page tells readers to type, in this order.
# The account `deployer` is in Foundry's keystore, and `office` is the address of the new contract.
set -e

# #region new-key
mkdir -p ~/.foundry/keystores
cast wallet new ~/.foundry/keystores deployer
# #endregion

# #region import-key
cast wallet import deployer --interactive
# #endregion

# #region build
forge build --sizes
forge test
# #endregion

# #region settings
forge inspect TicketOffice metadata | grep -E '"(version": "|enabled|runs|evmVersion)'
# #endregion

# #region deploy
owner=$(cast wallet address --account deployer)
forge create src/TicketOffice.sol:TicketOffice \
  --rpc-url linea_sepolia --account deployer --broadcast \
  --constructor-args "$owner" 1gwei
# #endregion

# #region check
cast codesize "$office" --rpc-url linea_sepolia
cast call "$office" 'owner()(address)' --rpc-url linea_sepolia
cast call "$office" 'price()(uint256)' --rpc-url linea_sepolia
# #endregion

# #region init-code
init=$(cast concat-hex "$(forge inspect TicketOffice bytecode)" \
  "$(cast abi-encode 'constructor(address,uint256)' "$owner" 1gwei)")
# #endregion

# #region same-code
created=$(cast tx "$creation" input --rpc-url linea_sepolia)
[ "$created" = "$init" ] && echo 'same code, same arguments'
# #endregion

# #region rehearse-script
forge script script/DeployTicketOffice.s.sol --rpc-url linea_sepolia \
  --sig 'run(address,uint256)' "$owner" 1gwei
# #endregion

# #region deploy-script
forge script script/DeployTicketOffice.s.sol --rpc-url linea_sepolia \
  --sig 'run(address,uint256)' "$owner" 1gwei \
  --account deployer --broadcast --slow
# #endregion

# #region estimate
cast rpc linea_estimateGas "{\"from\":\"$owner\",\"data\":\"$init\"}" \
  --rpc-url linea_sepolia
# #endregion

# #region deploy-at-price
tip=$(cast to-dec "$priorityFeePerGas")
forge create src/TicketOffice.sol:TicketOffice \
  --rpc-url linea_sepolia --account deployer --broadcast \
  --priority-gas-price "$tip" --gas-price $((tip + 14)) \
  --constructor-args "$owner" 1gwei
# #endregion

# #region encode-arguments
cast abi-encode 'constructor(string,uint256[],(address,bool))' \
  'Box office' '[1,2,3]' "($owner,true)"
# #endregion

# #region create2-names
owner=$(cast wallet address --account deployer)
init=$(cast concat-hex "$(forge inspect TicketOffice bytecode)" \
  "$(cast abi-encode 'constructor(address,uint256)' "$owner" 1gwei)")
# #endregion

# #region create2
factory=0x4e59b44847b379578588920cA78FbF26c0B4956C
salt=$(cast keccak 'ticket office 1')
cast codesize "$factory" --rpc-url linea_sepolia
office=$(cast create2 --deployer "$factory" --salt "$salt" --init-code "$init")
echo "$office"
cast send "$factory" "$(cast concat-hex "$salt" "$init")" \
  --rpc-url linea_sepolia --account deployer
# #endregion

# #region verify-names
contract=src/TicketOffice.sol:TicketOffice
args=$(cast abi-encode 'constructor(address,uint256)' "$owner" 1gwei)
# #endregion

# #region verify-sourcify
forge verify-contract "$office" "$contract" --chain linea-sepolia \
  --verifier sourcify --creation-transaction-hash "$creation" --watch
# #endregion

# #region verify-blockscout
forge verify-contract "$office" "$contract" --chain linea-sepolia \
  --verifier blockscout --constructor-args "$args" --watch \
  --verifier-url https://api-explorer.sepolia.linea.build/api/
# #endregion

# #region verify-etherscan
forge verify-contract "$office" "$contract" --chain linea-sepolia \
  --verifier etherscan --constructor-args "$args" --watch \
  --etherscan-api-key "$etherscan_key"
# #endregion

# #region standard-json
forge verify-contract "$office" "$contract" --show-standard-json-input > input.json
# #endregion
