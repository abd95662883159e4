import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  createTestClient,
  fromRlp,
  type Hex,
  http,
  keccak256,
  numberToHex,
  publicActions,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {eth_getProof} from '../../data/rpc/eth_getProof';
import {readProof} from '../../examples/state-proof/src/patricia';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {stageExample} from './harness/stage';
import {useLocalNode} from './harness/useLocalNode';

const USDC = '0x176211869cA2b568f2A7D4EE941E073a821EE1ff';
const STRANGER = '0x1111111111111111111111111111111111111111';
const SLOT = numberToHex(0, {size: 32});
const VALUE = numberToHex(0x85e54b66n, {size: 32});

// The state root in the header of the first block of Linea Mainnet.
const GENESIS_ROOT = '0x716659ad8045834538750b4c0885b6759b6b096e14a0ccda4e301e49de97987f';

interface Proof {
  address: Hex;
  balance: Hex;
  accountProof: Hex[];
  storageProof: {key: Hex; value: Hex; proof: Hex[]}[];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return text;
}

/** A proxy that changes a node's `eth_getProof` responses. */
function startLiar(url: string, change: (proof: Proof) => void): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const headers = {'content-type': 'application/json'};
      const answer = (await (await fetch(url, {method: 'POST', headers, body})).json()) as {
        result: Proof;
      };
      if ((JSON.parse(body) as {method: string}).method === 'eth_getProof') {
        change(answer.result);
      }
      response.writeHead(200, headers).end(JSON.stringify(answer));
    })();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

describe('examples/state-proof', () => {
  const staged = useLocalNode('state-proof', {blocks: 'with transactions'});
  const liars: Server[] = [];

  beforeAll(async () => {
    const client = createTestClient({mode: 'anvil', transport: http(staged.node.url)});
    await client.setStorageAt({address: USDC, index: 0, value: VALUE});
    await client.setStorageAt({address: USDC, index: 1, value: VALUE});
    await client.mine({blocks: 1});
  });
  afterAll(() => {
    for (const liar of liars) {
      liar.close();
    }
  });

  const verify = (folder: string) => run(...pageCommand(folder, 'verify'));

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('verify prints the block, its state root, and the slot that the proof shows', async () => {
    const {stdout, stderr} = await verify(staged.folder);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^block {7}\d+, 0x[0-9a-f]{64}\nstate root {2}0x[0-9a-f]{64}\n/);
    expect(stdout).toContain(`slot 0      ${VALUE}\n`);
  });

  const lies: readonly [what: string, change: (proof: Proof) => void, words: string][] = [
    [
      'another balance',
      (proof) => {
        proof.balance = '0x1';
      },
      "The account doesn't match its proof",
    ],
    [
      'another value of the slot',
      ({storageProof: [slot]}) => {
        if (slot !== undefined) {
          slot.value = '0x1';
        }
      },
      "The slot's value doesn't match its proof",
    ],
    [
      'a proof that lacks its last node',
      ({accountProof}) => {
        accountProof.pop();
      },
      "The proof doesn't contain the node",
    ],
    [
      'no slot',
      (proof) => {
        proof.storageProof = [];
      },
      "The response doesn't contain the slot",
    ],
  ];

  it.each(lies)('verify turns down an endpoint that tells %s', async (_, change, words) => {
    const liar = await startLiar(staged.node.url, change);
    liars.push(liar);
    const {port} = liar.address() as AddressInfo;
    const folder = await stageExample('state-proof', `http://127.0.0.1:${port}`);
    const {code, stderr} = await verify(folder);
    expect(code).not.toBe(0);
    expect(stderr).toContain(words);
  });

  const truths: readonly [what: string, change: (proof: Proof) => void][] = [
    [
      'whose key has lost its zeros, as Besu writes it',
      ({storageProof: [slot]}) => {
        if (slot !== undefined) {
          slot.key = '0x0';
        }
      },
    ],
    [
      'behind one that it did not ask for',
      ({storageProof}) => {
        storageProof.unshift({key: '0x5', value: '0x1', proof: []});
      },
    ],
  ];

  it.each(truths)('verify prints the proven value of a slot %s', async (_, change) => {
    const liar = await startLiar(staged.node.url, change);
    liars.push(liar);
    const {port} = liar.address() as AddressInfo;
    const folder = await stageExample('state-proof', `http://127.0.0.1:${port}`);
    expect((await verify(folder)).stdout).toContain(`slot 0      ${VALUE}\n`);
  });

  describe('readProof', () => {
    const genesis = eth_getProof.examples[1]?.result as unknown as Proof;

    it('leads from the first state root of Linea Mainnet to the balance on the page', () => {
      const leaf = readProof(GENESIS_ROOT, genesis.address, genesis.accountProof);
      expect((fromRlp(leaf ?? '0x') as Hex[])[1]).toBe(`0x0${genesis.balance.slice(2)}`);
    });

    it('shows that an account does not exist, with the proof of an absence', async () => {
      const client = createTestClient({mode: 'anvil', transport: http(staged.node.url)}).extend(
        publicActions,
      );
      const {number, stateRoot} = await client.getBlock();
      const {accountProof} = await client.getProof({
        address: STRANGER,
        storageKeys: [],
        blockNumber: number,
      });
      expect(readProof(stateRoot, STRANGER, accountProof)).toBeUndefined();
    });

    it('turns down the proof of one account for another', () => {
      expect(() => readProof(GENESIS_ROOT, STRANGER, genesis.accountProof)).toThrow(
        "The proof doesn't contain the node",
      );
    });

    it('turns down another root', () => {
      expect(() => readProof(keccak256('0x'), genesis.address, genesis.accountProof)).toThrow(
        "The proof doesn't contain the node",
      );
    });

    it('knows that an empty trie holds nothing', () => {
      expect(readProof(keccak256('0x80'), SLOT, [])).toBeUndefined();
    });
  });
});
