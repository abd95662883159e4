#!/bin/sh
# Prices an approval of one wrapped ether. Fails when the answer is an error.
set -eu

answer=$(
  # #region request
  curl --silent --show-error https://rpc.linea.build \
    --header 'content-type: application/json' \
    --data '{
      "id": 1,
      "jsonrpc": "2.0",
      "method": "linea_estimateGas",
      "params": [{
        "to": "0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f",
        "data": "0x095ea7b300000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c80000000000000000000000000000000000000000000000000de0b6b3a7640000"
      }]
    }'
  # #endregion
)

echo "$answer"
case $answer in *'"result"'*) ;; *) exit 1 ;; esac
