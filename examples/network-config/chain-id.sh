#!/bin/sh
# The chain ID of the public endpoint, as the node returns it. Fails if the chain isn't Linea Mainnet.
set -eu

answer=$(
  # #region request
  curl --silent --show-error https://rpc.linea.build \
    --header 'content-type: application/json' \
    --data '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
  # #endregion
)

echo "$answer"
case $answer in *'"0xe708"'*) ;; *) exit 1 ;; esac
