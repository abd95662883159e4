#!/bin/sh
# The first transaction of Linea Mainnet's newest block. Fails if the node returns an error.
set -eu

answer=$(
  # #region request
  curl --silent --show-error https://rpc.linea.build \
    --header 'content-type: application/json' \
    --data '{
      "jsonrpc": "2.0",
      "id": 1,
      "method": "eth_getTransactionByBlockNumberAndIndex",
      "params": ["latest", "0x0"]
    }'
  # #endregion
)

echo "$answer"
case $answer in *'"hash"'*) ;; *) exit 1 ;; esac
