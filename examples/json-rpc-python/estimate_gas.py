"""Prices an approval of one wrapped ether on Linea Mainnet."""

# #region request
import requests

WRAPPED_ETHER = "0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f"
SPENDER = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"


def call(method, *params):
    """Sends a request and returns its result. Ends the program on an error."""
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    answer = requests.post("https://rpc.linea.build", json=request, timeout=30).json()
    if "error" in answer:
        raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
    return answer["result"]


# The selector of approve, then two words: the spender and one ether.
data = "0x095ea7b3" + SPENDER[2:].lower().rjust(64, "0") + f"{10**18:064x}"
estimate = call("linea_estimateGas", {"to": WRAPPED_ETHER, "data": data})

gas_limit, base_fee, priority_fee = (
    int(estimate[key], 16) for key in ("gasLimit", "baseFeePerGas", "priorityFeePerGas")
)
print("gas limit:   ", gas_limit)
print("base fee:    ", base_fee, "wei")
print("priority fee:", priority_fee, "wei")
print("cost at most:", gas_limit * (base_fee + priority_fee), "wei")
# #endregion
