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
