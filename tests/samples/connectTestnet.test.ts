import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  createTestClient,
  encodeFunctionData,
  type Hash,
  http,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contracts} from '../../data/contracts';
import {chains} from '../../data/networks';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const EMPTY = '0x1111111111111111111111111111111111111111';
const rollup = contracts.find(
  ({name, chain}) => name === 'LineaRollup' && chain === 'ethereumSepolia',
);

const clientOf = (node: LocalNode) =>
  createTestClient({mode: 'anvil', transport: http(node.url)}).extend(publicActions);

describe('examples/connect-testnet', () => {
  const staged = useLocalNode('connect-testnet', {network: 'sepolia'});
  let l1: LocalNode;
  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...pageCommand(staged.folder, region, env));

  beforeAll(async () => {
    // A second node is L1. The sample signs for L1's chain ID, so the node needs it.
    l1 = await startLocalNode();
    await clientOf(l1).request({
      method: 'anvil_setChainId' as never,
      params: [chains.ethereumSepolia.chainId] as never,
    });
  });
  afterAll(() => l1.stop());

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  sampleTest(
    'balance.sh prints what the account holds, as the page shows it',
    ['curl'],
    async () => {
      const balance = async () =>
        (
          JSON.parse(await runOrThrow('sh', ['balance.sh'], {cwd: staged.folder})) as {
            result: string;
          }
        ).result;
      expect(await balance()).toBe('0x0');
      await clientOf(staged.node).setBalance({address: EMPTY, value: parseEther('0.1')});
      expect(await balance()).toBe('0x16345785d8a0000');
    },
  );

  it('to-wei prints the number in decimal digits', async () => {
    expect(await shell('to-wei')).toBe(`${parseEther('0.1')}\n`);
  });

  it('wait sees ETH that arrives, and refuses what is no address', async () => {
    // The sample starts at an unknown time, so ETH arrives until the sample has seen some.
    let value = parseEther('10000');
    const arrivals = setInterval(() => {
      value += parseEther('0.05');
      void clientOf(staged.node).setBalance({address: SENDER, value});
    }, 3000);
    const printed = await shell('wait', {ADDRESS: SENDER});
    clearInterval(arrivals);
    expect(printed).toMatch(/^holds {3}10000\S* ETH\narrived 0\.\d+ ETH\n$/);

    const {code, stderr} = await run(...pageCommand(staged.folder, 'wait', {ADDRESS: '0x1'}));
    expect(code).not.toBe(0);
    expect(stderr).toContain('Pass the address that receives the ETH');
  });

  it('deposit says what is missing', async () => {
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    const {code, stderr} = await run(...pageCommand(staged.folder, 'deposit'));
    expect(code).not.toBe(0);
    expect(stderr).toContain('Set PRIVATE_KEY, and L1_RPC_URL to an Ethereum Sepolia endpoint');
  });

  it('deposit sends nothing when the endpoint is not that of L1', async () => {
    const env = {L1_RPC_URL: staged.node.url};
    const {code, stderr} = await run(...pageCommand(staged.folder, 'deposit', env));
    expect(code).not.toBe(0);
    expect(stderr).toContain('invalid chain id for signer');
  });

  it('deposit says when the account holds too little', async () => {
    await clientOf(l1).setBalance({address: SENDER, value: 1n});
    const env = {L1_RPC_URL: l1.url};
    const {code, stderr} = await run(...pageCommand(staged.folder, 'deposit', env));
    await clientOf(l1).setBalance({address: SENDER, value: parseEther('10000')});
    expect(code).not.toBe(0);
    expect(stderr).toContain('exceeds the balance of the account');
  });

  it('deposit sends the amount to LineaRollup as a message to yourself', async () => {
    const address = rollup?.address ?? EMPTY;
    await clientOf(l1).setCode({address, bytecode: '0x00'});
    const printed = await shell('deposit', {L1_RPC_URL: l1.url});
    expect(printed).toMatch(/^sent 0\.05 ETH with 0x[0-9a-f]{64}\nsuccess in L1 block \d+\n$/);

    const hash = /0x[0-9a-f]{64}/.exec(printed)?.[0] as Hash;
    const {to, value, input} = await clientOf(l1).getTransaction({hash});
    expect(to).toBe(address.toLowerCase());
    expect(value).toBe(parseEther('0.05'));
    expect(input).toBe(
      encodeFunctionData({
        abi: parseAbi(['function sendMessage(address _to, uint256 _fee, bytes _calldata) payable']),
        args: [SENDER, 0n, '0x'],
      }),
    );
  });
});
