# The commands that the page tells readers to type. LINEA_RPC_URL names another endpoint.
set -e

# #region viem
npx tsx src/connectViem.ts
# #endregion

# #region ethers
npx tsx src/connectEthers.ts
# #endregion

# #region own-endpoint
curl --silent --show-error "$LINEA_RPC_URL" \
  --header 'content-type: application/json' \
  --data '[{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]},
           {"jsonrpc":"2.0","id":2,"method":"eth_syncing","params":[]}]'
# #endregion

# #region test-endpoint
curl --silent --show-error "$LINEA_RPC_URL" \
  --header 'content-type: application/json' \
  --data '[{"jsonrpc":"2.0","id":1,"method":"linea_estimateGas","params":[
             {"to":"0x1111111111111111111111111111111111111111"}]},
           {"jsonrpc":"2.0","id":2,"method":"eth_getBlockByNumber","params":["finalized",false]},
           {"jsonrpc":"2.0","id":3,"method":"eth_getBalance","params":[
             "0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec","0x1"]}]'
# #endregion

# #region fallback
npx tsx src/withFallback.ts
# #endregion
