# The commands that the pages tell readers to type. check-guard needs VAULT and GUARDIAN, the last three contract,
# change-operator also newOperator, commitment amount and bidder, and the dice regions dice and player.
set -e

# #region check-token
npx tsx src/checkToken.ts 0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f
# #endregion

# #region check-address
npx tsx src/checkAddress.ts 0x70997970C51812dc3A010C7d01b50e0d17dc79C8
# #endregion

# #region check-guard
npx tsx src/checkGuard.ts
# #endregion

# #region gateway-tasks
npx tsx src/gatewayTasks.ts
# #endregion

# #region roll
cast send $dice 'roll()' --value 0.001ether \
  --rpc-url https://rpc.sepolia.linea.build --account dice
# #endregion

# #region last-roll
cast call $dice 'lastRollOf(address)(uint256)' $player --rpc-url https://rpc.sepolia.linea.build
# #endregion

# #region commitment
salt=0x$(openssl rand -hex 32)
cast keccak $(cast abi-encode 'f(uint256,bytes32,address)' $amount $salt $bidder)
echo $salt
# #endregion

# #region read-engine
cast call $contract 'sphereXEngine()(address)' --rpc-url https://rpc.linea.build
cast call $contract 'sphereXOperator()(address)' --rpc-url https://rpc.linea.build
cast call $contract 'sphereXAdmin()(address)' --rpc-url https://rpc.linea.build
# #endregion

# #region disable-engine
cast send $contract 'changeSphereXEngine(address)' 0x0000000000000000000000000000000000000000 \
  --rpc-url https://rpc.linea.build --account operator
# #endregion

# #region change-operator
cast send $contract 'changeSphereXOperator(address)' $newOperator \
  --rpc-url https://rpc.linea.build --account admin
# #endregion
