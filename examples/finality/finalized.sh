# Prints the newest block of Linea Mainnet that is final on L1.

# #region request
curl --silent https://rpc.linea.build \
  --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["finalized",false]}'
# #endregion
