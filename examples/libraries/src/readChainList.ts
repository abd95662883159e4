/** The fields of a list entry that this program uses. */
interface ChainEntry {
  readonly name: string;
  readonly chainId: number;
  readonly rpc: readonly string[];
}

const LIST = 'https://raw.githubusercontent.com/ethereum-lists/chains/master/_data/chains';
const response = await fetch(`${LIST}/eip155-59144.json`);
const chain = (await response.json()) as ChainEntry;
console.log(`${chain.name} is chain ${chain.chainId}`);

/** Checks that an endpoint returns the chain ID. */
async function probe(url: string): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []}),
      signal: AbortSignal.timeout(10_000),
    });
    const {result} = (await answer.json()) as {result: string};
    return Number(result) === chain.chainId ? 'works' : `returns chain ${Number(result)}`;
  } catch (error) {
    return `fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}

for (const url of chain.rpc) {
  if (url.includes('${')) {
    console.log(`${url} needs a key`);
  } else if (url.startsWith('wss://')) {
    console.log(`${url} not tried`);
  } else {
    console.log(`${url} ${await probe(url)}`);
  }
}

export {};
