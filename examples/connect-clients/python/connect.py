"""Connects to Linea Mainnet and proves it with two calls."""

# #region connect
import os

import requests

LINEA_CHAIN_ID = 59144
url = os.environ.get("LINEA_RPC_URL", "https://rpc.linea.build")
session = requests.Session()


def call(method, *params):
    """Sends a request. Ends the program on an HTTP error or a node error."""
    body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    response = session.post(url, json=body, timeout=30)
    if not response.ok:
        raise SystemExit(f"HTTP status {response.status_code}")
    answer = response.json()
    if "error" in answer:
        raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
    return answer["result"]


chain_id = int(call("eth_chainId"), 16)
if chain_id != LINEA_CHAIN_ID:
    raise SystemExit(f"The endpoint is on chain {chain_id}, not {LINEA_CHAIN_ID}")
print(f"chain {chain_id}, block {int(call('eth_blockNumber'), 16)}")
# #endregion
