#!/bin/sh
# Compares your node's finalized block with the block that Ethereum has accepted.
# Usage: L1=https://… sh finality.sh
set -eu

NODE=${NODE:-http://127.0.0.1:8545}
L1=${L1:?"set L1 to your Ethereum endpoint"}
# For Linea Sepolia: 0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5
ROLLUP=${ROLLUP:-0xd19d4B5d358258f05D7B411E21A1460D11B0876F}
# The most blocks that the node may be behind.
LAG=${LAG:-60}

# Prints the result or block number that an endpoint returns for a method.
ask() {
  query='{"jsonrpc":"2.0","id":1,"method":"'$2'","params":['$3']}'
  answer=$(curl --silent --show-error --fail --max-time 10 "$1" \
    --header 'content-type: application/json' --data "$query")
  number=$(echo "$answer" | sed -n 's/.*"\(number\|result\)":"\(0x[0-9a-f]*\)".*/\2/p')
  printf '%d\n' "${number:?"$1 returned no result for $2"}"
}

ours=$(ask "$NODE" eth_getBlockByNumber '"finalized",false')
latest=$(ask "$NODE" eth_getBlockByNumber '"latest",false')
# 0x695378f5 is currentL2BlockNumber()
proven=$(ask "$L1" eth_call '{"to":"'"$ROLLUP"'","data":"0x695378f5"},"finalized"')

echo "latest    $latest"
echo "finalized $ours"
echo "proven    $proven"

if [ "$ours" -gt "$proven" ]; then
  echo 'finalized is ahead of Ethereum: add [linea] to the settings of Maru'
  exit 1
fi
[ $((proven - ours)) -le "$LAG" ]
