import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  createTestClient,
  encodeDeployData,
  http,
  parseAbi,
  publicActions,
  size,
  walletActions,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';

const root = path.resolve(import.meta.dirname, '../..');
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/**
 * The parts of the link, parsed like Remix does (libs/remix-lib/src/query-params.ts at 070ef726).
 */
function partsOfLink(): Readonly<Record<string, string | undefined>> {
  const page = 'docs/get-started/how-to/deploy-smart-contract/remix.mdx';
  const text = readFileSync(path.join(root, page), 'utf8');
  const hash = /\(https:\/\/remix\.ethereum\.org\/\?#([^)\s]+)\)/.exec(text)?.[1] ?? '';
  return Object.fromEntries(
    hash.split('&').map((part) => part.split('=').slice(0, 2) as [string, string]),
  );
}

describe('the link that opens a contract in Remix', () => {
  const parts = partsOfLink();
  // Remix decodes the bytes as UTF-8.
  const source = Buffer.from(atob(parts.code ?? ''), 'latin1').toString('utf8');
  const solc = path.join(sharedFolder('contractTools'), 'solc.mjs');
  let node: LocalNode;

  beforeAll(async () => {
    node = await startLocalNode({network: 'sepolia', blocks: 'with transactions'});
  });
  afterAll(() => node.stop());

  it('carries the contract of the page', () => {
    const file = path.join(root, 'examples/deploy-foundry/src/TicketOffice.sol');
    expect(source).toBe(readFileSync(file, 'utf8'));
  });

  it('names a compiler that there is, and the settings of the other pages', async () => {
    const printed = await runOrThrow(solc, ['--version'], {cwd: root});
    const version = /\d+\.\d+\.\d+\+commit\.[0-9a-f]{8}/.exec(printed)?.[0];
    expect(parts).toMatchObject({
      version: `soljson-v${version}.js`,
      optimize: 'true',
      runs: '200',
      evmVersion: 'osaka',
    });
  });

  it('compiles to what a wallet deploys, with the arguments of the page', async () => {
    const input = JSON.stringify({
      language: 'Solidity',
      sources: {'contract.sol': {content: source}},
      settings: {
        evmVersion: parts.evmVersion,
        optimizer: {enabled: parts.optimize === 'true', runs: Number(parts.runs)},
        outputSelection: {'*': {'*': ['evm.bytecode.object']}},
      },
    });
    const {contracts} = JSON.parse(await runOrThrow(solc, [], {cwd: root, input})) as {
      contracts: {'contract.sol': {TicketOffice: {evm: {bytecode: {object: string}}}}};
    };
    const client = createTestClient({mode: 'anvil', transport: http(node.url)})
      .extend(publicActions)
      .extend(walletActions);
    const abi = parseAbi([
      'constructor(address initialOwner, uint256 ticketPrice)',
      'function buy() payable returns (uint256)',
      'function owner() view returns (address)',
      'function price() view returns (uint256)',
      'function sold() view returns (uint256)',
    ]);
    // Without a key: the node signs and sets the fee, like the wallet.
    const hash = await client.sendTransaction({
      account: ACCOUNT,
      chain: null,
      data: encodeDeployData({
        abi,
        bytecode: `0x${contracts['contract.sol'].TicketOffice.evm.bytecode.object}`,
        args: [ACCOUNT, 1_000_000_000n],
      }),
    });
    const {contractAddress} = await client.waitForTransactionReceipt({hash});
    if (!contractAddress) {
      throw new Error('Nothing was created');
    }
    const office = {abi, address: contractAddress};
    expect(await client.readContract({...office, functionName: 'owner'})).toBe(ACCOUNT);
    expect(await client.readContract({...office, functionName: 'price'})).toBe(1_000_000_000n);
    expect(size((await client.getCode({address: contractAddress})) ?? '0x')).toBe(853);

    const sent = {...office, functionName: 'buy', value: 1_000_000_000n} as const;
    const buying = await client.writeContract({...sent, account: ACCOUNT, chain: null});
    await client.waitForTransactionReceipt({hash: buying});
    expect(await client.readContract({...office, functionName: 'sold'})).toBe(1n);
  });
});
