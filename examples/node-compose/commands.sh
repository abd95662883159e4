# The commands that the page tells readers to type and that need neither Docker nor the internet.
set -e

# #region folder
mkdir -m 700 linea-node
cd linea-node
mkdir maru
# #endregion

# #region secret
openssl rand -hex 32 > jwt.hex
# #endregion

# #region syncing
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":[]}'
# #endregion

# #region height
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'
# #endregion

# #region maru
curl --silent http://127.0.0.1:8080/eth/v1/node/syncing
curl --silent http://127.0.0.1:8080/eth/v1/node/peer_count
# #endregion

# #region estimate
curl --silent http://127.0.0.1:8545 --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"linea_estimateGas","params":[
    {"to":"0x70997970C51812dc3A010C7d01b50e0d17dc79C8"}
  ]}'
# #endregion

# #region check
sh check.sh
# #endregion
