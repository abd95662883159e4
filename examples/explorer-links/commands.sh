# The commands that the pages on explorers and on support tell readers to type. is-verified needs ETHERSCAN_API_KEY,
# find-finalization L1_RPC_URL and HASH, node-facts a node on this machine.
set -e

# #region print-links
npx tsx src/printLinks.ts
# #endregion

# #region is-verified
npx tsx src/isVerified.ts 0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec
# #endregion

# #region find-finalization
npx tsx src/findFinalization.ts $HASH
# #endregion

# #region newest-block
curl --silent https://rpc.linea.build \
  --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'

curl --silent --get https://api-explorer.linea.build/api \
  --data module=block --data action=eth_block_number

curl --silent --get https://api.etherscan.io/v2/api \
  --data chainid=59144 --data module=proxy --data action=eth_blockNumber \
  --data "apikey=$ETHERSCAN_API_KEY"
# #endregion

# #region node-facts
curl --silent http://127.0.0.1:8545 \
  --header 'content-type: application/json' \
  --data '[
    {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]},
    {"jsonrpc":"2.0","id":2,"method":"eth_chainId","params":[]},
    {"jsonrpc":"2.0","id":3,"method":"eth_syncing","params":[]},
    {"jsonrpc":"2.0","id":4,"method":"eth_blockNumber","params":[]}
  ]'
# #endregion
