#!/bin/sh
# The balance of an account on Linea Sepolia, in wei. Fails if the node returns an error.
set -eu

answer=$(
  # #region request
  curl --silent --show-error https://rpc.sepolia.linea.build \
    --header 'content-type: application/json' \
    --data '{
      "jsonrpc": "2.0",
      "id": 1,
      "method": "eth_getBalance",
      "params": ["0x1111111111111111111111111111111111111111", "latest"]
    }'
  # #endregion
)

echo "$answer"
case $answer in *'"result"'*) ;; *) exit 1 ;; esac
