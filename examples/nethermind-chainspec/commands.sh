# The commands on the page. NODE can name another endpoint.
set -e

# #region check-chainspec
python3 check_chainspec.py linea-mainnet.json
# #endregion

# #region head
curl --silent "${NODE:-http://127.0.0.1:8545}" --header 'content-type: application/json' \
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["latest",false]}' |
  python3 -c '
import json, sys
block = json.load(sys.stdin)["result"]
print("block", int(block["number"], 16), "difficulty", int(block["difficulty"], 16))'
# #endregion
