import type {Hex} from 'viem';

/** A JSON-RPC request. Throws the node's errors. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>;

export const asker =
  (rpcUrl: string): AskNode =>
  async (method, params) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    });
    const {result, error} = (await response.json()) as {result?: unknown; error?: unknown};
    if (error !== undefined) {
      throw new Error(`${method} was refused: ${JSON.stringify(error)}`);
    }
    return result;
  };

/**
 * A signed Mainnet transaction with the balance and nonce that its sender needs. Its hash is the
 * same on every chain with ID 59144.
 */
interface Replayed {
  readonly hash: Hex;
  readonly from: Hex;
  readonly nonce: Hex;
  readonly serialized: Hex;
  /** The number and hash of its block on Mainnet. */
  readonly block: readonly [number: Hex, hash: Hex];
}

// Blocks 28,279,139 and 28,279,188, one transaction each, of the replay test of the network's tracer
// (incident-1445-28279135-28279249.json.gz of linea-monorepo at cb180134).
const REPLAYED: readonly Replayed[] = [
  {
    hash: '0x1d895833e18127860cd1511e5c9e0e7f61d80c64b517ea4b7141a9da88bbc4a8',
    from: '0xb0c36351168f1da578e2fe429f212ac360832f3b',
    nonce: '0x2ec',
    serialized:
      '0xf86c8202ec84027f6780825a69941625ee4da9adcfed7d39c5acd18f2cc5c1170de08084b46300ec8301ce33a0954917e163d9d60d9ef04ef2cf4502cf493491cd829f60db80a1c7091e53d165a0171a49002181000a08d6de4cd0648ef131fb4fb173db83ada23046f1b5fc633f',
    block: ['0x1af8163', '0x29e3ebe719e43ce1b52d634377b84c89837cc139e96a8c57d9a3fd0eecca957b'],
  },
  {
    hash: '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
    from: '0xe45c00b52109385f6e0e69120f5b0c3e20becac5',
    nonce: '0x2b8',
    serialized:
      '0x02f8b482e7088202b88411e1a3008423c34600830186a0941789e0043623282d5dcc7f213d703c6d8bafbb0480b844a9059cbb0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a400000000000000000000000000000000000000000001a784379d99db42000000c080a097b437db998728ee8052f8170d5c7660bbe520e44af581f3db10b833f7224f6da05c40712eae27567fbd9af5075a4137b2ffd96f60c8c5d19b24f3cec8a94ed5d3',
    block: ['0x1af8194', '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c'],
  },
];

/** Wrapped ether on Linea Mainnet. */
export const WRAPPED_ETHER = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';

/** Stand-ins for Mainnet contracts, by address. */
const STAND_INS: Readonly<Record<Hex, Hex>> = {
  // Wrapped ether: returns the stored balance of the first argument, for every call.
  [WRAPPED_ETHER]: '0x6004355f52600360205260405f20545f5260205ff3',
  '0x176211869cA2b568f2A7D4EE941E073a821EE1ff': '0x6004355f52600360205260405f20545f5260205ff3',
  // LINEA: emits `Transfer` and returns true for every call.
  '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04':
    '0x6024355f52600435337fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60205fa360015f5260205ff3',
};

/** The ETH of the message service in the genesis block. */
const MESSAGE_SERVICE = ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', '0x33b2e3c15095d385e180000'];

/** The sender of a transaction in block 150,839, before that transaction. */
const SENDER = ['0x45A318273749d6eb00f5F6cA3bC7cD3De26D642A', '0x74e7'] as const;

const BLOCK_150838 = '0x24d36';

/** The account in the examples of user operations, with its ETH. */
const SMART_ACCOUNT = ['0xa3aBDC7f6334CD3EE466A115f30522377787c024', '0xde0b6b3a7640000'];

const TEN_ETH = '0x8ac7230489e80000';

/**
 * Prepares a local node for examples of Mainnet: contracts at their addresses, balances, and two
 * signed Mainnet transactions.
 * @returns the local values that replace block numbers and hashes of Mainnet.
 */
export async function prepareMainnetScene(ask: AskNode): Promise<Map<string, string>> {
  for (const [address, code] of Object.entries(STAND_INS)) {
    await ask('anvil_setCode', [address, code]);
  }
  await ask('anvil_setBalance', MESSAGE_SERVICE);
  await ask('anvil_setBalance', SMART_ACCOUNT);
  await ask('anvil_setBalance', [SENDER[0], TEN_ETH]);
  await ask('anvil_setNonce', SENDER);
  const head = String(await ask('eth_blockNumber', []));
  const standIns = new Map<string, string>([[BLOCK_150838, head]]);
  for (const {hash, from, nonce, serialized, block} of REPLAYED) {
    await ask('anvil_setBalance', [from, TEN_ETH]);
    await ask('anvil_setNonce', [from, nonce]);
    const sent = await ask('eth_sendRawTransaction', [serialized]);
    const receipt = (await ask('eth_getTransactionReceipt', [hash])) as {
      blockNumber: string;
      blockHash: string;
      status: string;
    } | null;
    if (sent !== hash || receipt?.status !== '0x1') {
      throw new Error(`The local node did not run ${hash}: ${JSON.stringify(receipt)}`);
    }
    standIns.set(block[0], receipt.blockNumber).set(block[1], receipt.blockHash);
  }
  return standIns;
}
