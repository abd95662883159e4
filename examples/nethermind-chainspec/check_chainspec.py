"""Lists the Linea forks that a Nethermind chainspec contains."""

import json
import sys

# Total difficulty of the last block before Paris, then the start of the later forks in Unix seconds.
LINEA = {
    59144: ("Linea Mainnet", 49575263, 1761213600, 1761645600, 1761646200, 1764798551),
    59141: ("Linea Sepolia", 37331807, 1759147200, 1759233600, 1760004000, 1764583200),
}
# The keys that Nethermind reads for a fork: its name, or one of its EIPs.
KEYS = {
    "Paris": ("terminalTotalDifficulty",),
    "Shanghai": ("shanghai", "eip4895TransitionTimestamp"),
    "Cancun": ("cancun", "eip4844TransitionTimestamp"),
    "Prague": ("prague", "eip7702TransitionTimestamp"),
    "Osaka": ("osaka", "eip7939TransitionTimestamp"),
}


def number(value):
    """Reads a JSON number, or a number in text, decimal or hexadecimal."""
    return value if isinstance(value, int) else int(value, 0)


with open(sys.argv[1], encoding="utf-8") as file:
    params = json.load(file)["params"]
chain_id = number(params.get("chainId") or params["chainID"])
if chain_id not in LINEA:
    raise SystemExit(f"Chain {chain_id} isn't a Linea network")

name, *expected = LINEA[chain_id]
print(name)
wrong = 0
for (fork, keys), value in zip(KEYS.items(), expected):
    found = [number(params[key]) for key in keys if key in params]
    if not found:
        verdict = "missing"
    else:
        verdict = "known" if found == [value] * len(found) else f"{found[0]}, not {value}"
    wrong += verdict != "known"
    print(f"{fork:<9}{verdict}")
sys.exit(1 if wrong else 0)
