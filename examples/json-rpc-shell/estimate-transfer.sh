#!/bin/sh
# Prices a plain transfer. Fails if the node returns an error.
set -eu

answer=$(
  # #region request
  curl --silent https://rpc.linea.build --header 'content-type: application/json' \
    --data '{"jsonrpc": "2.0", "id": 1, "method": "linea_estimateGas", "params": [
      {"to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"}
    ]}'
  # #endregion
)

echo "$answer"
case $answer in *'"result"'*) ;; *) exit 1 ;; esac
