#!/bin/sh
# Counts the peers of both clients. Fails if one has none.
set -eu

NODE=${NODE:-http://127.0.0.1:8545}
MARU=${MARU:-http://127.0.0.1:8080}

get() { curl --silent --show-error --fail --max-time 10 "$@"; }

query='{"jsonrpc":"2.0","id":1,"method":"net_peerCount","params":[]}'
answer=$(get "$NODE" --header 'content-type: application/json' --data "$query")
execution=$(echo "$answer" | sed -n 's/.*"result":"\(0x[0-9a-f]*\)".*/\1/p')
execution=$((${execution:?"$NODE returned no result for net_peerCount"}))
echo "execution $execution peers"

answer=$(get "$MARU/eth/v1/node/peer_count")
maru=$(echo "$answer" | sed -n 's/.*"connected":"\([0-9]*\)".*/\1/p')
echo "maru      ${maru:?"$MARU returned no result for peer_count"} peers"

[ "$execution" -gt 0 ] && [ "$maru" -gt 0 ]
