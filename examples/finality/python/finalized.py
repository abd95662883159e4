"""Prints the newest block of Linea Mainnet that is final on L1."""

# #region request
import time

import requests

request = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "eth_getBlockByNumber",
    "params": ["finalized", False],
}
answer = requests.post("https://rpc.linea.build", json=request, timeout=30).json()
if "error" in answer:
    raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")

block = answer["result"]
age = time.time() - int(block["timestamp"], 16)
print(f"finalized {int(block['number'], 16)}, {age / 60:.0f} minutes old")
# #endregion
