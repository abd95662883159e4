"""Prints the number of the newest block of Linea Mainnet."""

# #region request
import requests

response = requests.post(
    "https://rpc.linea.build",
    json={"jsonrpc": "2.0", "id": 1, "method": "eth_blockNumber", "params": []},
    timeout=30,
)
answer = response.json()
if "error" in answer:
    raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
print("Newest block:", int(answer["result"], 16))
# #endregion
