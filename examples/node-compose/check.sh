#!/bin/sh
# Compares your node with the public endpoint. Fails if the node or Maru lags.
set -eu

NODE=${NODE:-http://127.0.0.1:8545}
MARU=${MARU:-http://127.0.0.1:8080}
# For Linea Sepolia: https://rpc.sepolia.linea.build
PUBLIC=${PUBLIC:-https://rpc.linea.build}
# The most blocks that the node may be behind.
LAG=${LAG:-60}

get() { curl --silent --show-error --fail --max-time 10 "$@"; }

# Prints the block number of a tag at an endpoint.
height() {
  query='{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["'$2'",false]}'
  block=$(get "$1" --header 'content-type: application/json' --data "$query")
  number=$(echo "$block" | sed -n 's/.*"number":"\(0x[0-9a-f]*\)".*/\1/p')
  echo "$((${number:?"$1 has no block $2"}))"
}

ours=$(height "$NODE" latest)
theirs=$(height "$PUBLIC" latest)
echo "latest    $ours of $theirs"
echo "finalized $(height "$NODE" finalized) of $(height "$PUBLIC" finalized)"

maru=$(get "$MARU/eth/v1/node/syncing")
echo "maru      $(echo "$maru" | sed 's/.*"sync_distance":"\([0-9]*\)".*/\1/') to load"

[ $((theirs - ours)) -le "$LAG" ] || exit 1
case $maru in *'"is_syncing":true'* | *'"el_offline":true'*) exit 1 ;; esac
