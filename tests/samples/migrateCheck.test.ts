import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type Address,
  createTestClient,
  getAddress,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const FIXED = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const clientOf = (node: LocalNode) =>
  createTestClient({
    mode: 'anvil',
    transport: http(node.url),
    account: privateKeyToAccount(DEVELOPMENT_KEY),
    pollingInterval: 100,
  })
    .extend(publicActions)
    .extend(walletActions);

describe.each(['legacy', 'ir'])('examples/migrate-check, code of the generator %s', (generator) => {
  const staged = useLocalNode('migrate-check');
  const env = {SOURCE_RPC_URL: '', CONTRACTS: '', ARTIFACT: ''};
  let sourceNode: LocalNode | undefined;
  let source: ReturnType<typeof clientOf>;
  let linea: ReturnType<typeof clientOf>;

  const artifactOf = (name: string) =>
    JSON.parse(
      readFileSync(path.join(staged.folder, `build/${generator}/${name}.json`), 'utf8'),
    ) as {abi: Abi; bytecode: Hex};

  /** Deploys a fixture on the source network. */
  async function deploy(name: string, ...args: readonly unknown[]): Promise<Address> {
    const hash = await source.deployContract({chain: null, ...artifactOf(name), args});
    const {contractAddress} = await source.waitForTransactionReceipt({hash});
    return getAddress(contractAddress as Address);
  }

  /** What the check prints about contracts, and how it ends. */
  async function check(...contracts: readonly Address[]) {
    env.CONTRACTS = contracts.join(' ');
    return run(...pageCommand(staged.folder, 'check', env));
  }

  /** The findings of a level. */
  const linesOf = (printed: string, level: string) =>
    [...printed.matchAll(new RegExp(`^ {2}${level} +(.*)$`, 'gm'))].map(([, text]) => text);

  beforeAll(async () => {
    await runOrThrow('npm', ['run', 'fixtures'], {cwd: staged.folder});
    sourceNode = await startLocalNode({network: 'sepolia'});
    env.SOURCE_RPC_URL = sourceNode.url;
    source = clientOf(sourceNode);
    linea = clientOf(staged.node);
    await source.setIntervalMining({interval: 0});
    await source.setAutomine(true);
  });
  afterAll(() => sourceNode?.stop());

  it.runIf(generator === 'legacy')('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('finds nothing but its owner in a contract that needs no change', async () => {
    const counter = await deploy('Counter');
    const {code, stdout, stderr} = await check(counter);
    expect(stderr).toBe('');
    expect(linesOf(stdout, 'STOP').concat(linesOf(stdout, 'CHANGE'))).toEqual([]);
    expect(linesOf(stdout, 'LOOK')).toEqual([
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266: no contract. Is it an account, whose key you hold?',
    ]);
    expect(code).toBe(0);
  });

  it('finds opcodes and precompiles, also behind a proxy', async () => {
    const lottery = await deploy('Lottery');
    const proxy = await deploy('Proxy', lottery);
    const {code, stdout} = await check(proxy);
    expect(stdout).toContain(`  runs the code of ${lottery}\n`);
    expect(linesOf(stdout, 'STOP')).toEqual([expect.stringMatching(/^RIPEMD-160/)]);
    expect(linesOf(stdout, 'CHANGE').sort()).toEqual([
      expect.stringMatching(/^COINBASE/),
      expect.stringMatching(/^MODEXP/),
      expect.stringMatching(/^PREVRANDAO/),
    ]);
    expect(linesOf(stdout, 'LOOK').sort()).toEqual([
      expect.stringMatching(/^BLOCKHASH/),
      expect.stringMatching(/^NUMBER/),
    ]);
    expect(stdout).toContain('2 contracts, 1 findings that stop you\n');
    expect(code).toBe(1);
  });

  it('finds addresses that mean something else on Linea', async () => {
    const token = await deploy('Counter');
    const router = await deploy('Router', token);
    const first = await check(router);
    expect(linesOf(first.stdout, 'STOP').sort()).toEqual([
      `${token}: a contract that is not on Linea`,
      expect.stringMatching(/^CALL to 0x0{38}64: a precompile of Arbitrum$/),
    ]);
    expect(linesOf(first.stdout, 'LOOK')).toEqual([
      `${FIXED}: no contract. Is it an account, whose key you hold?`,
    ]);

    await linea.setCode({address: token, bytecode: '0x5f5ffd'});
    expect(linesOf((await check(router)).stdout, 'LOOK')).toContain(
      `${token}: has other code on Linea. Is it what you mean?`,
    );
    const bytecode = (await source.getCode({address: token})) as Hex;
    await linea.setCode({address: token, bytecode});
    expect((await check(router)).stdout).not.toContain(token);
  });

  it('says what code has no place on Linea, and follows computed jumps', async () => {
    const codes: readonly (readonly [string, string, string])[] = [
      [`0x${'5b'.repeat(24_577)}`, 'STOP', 'larger than 24576 bytes: not deployable'],
      ['0xeff0000001', 'STOP', 'code that starts with 0xef, such as Stylus: not deployable'],
      [`0xef0100${FIXED.slice(2)}`, 'LOOK', `delegates to ${FIXED.toLowerCase()}`],
      // Jumps to what the calldata says; the block at 5 reads PREVRANDAO.
      ['0x5f35565b005b445000', 'CHANGE', 'PREVRANDAO'],
      // An opcode of Amsterdam, SLOTNUM.
      ['0x4b5000', 'LOOK', 'opcode 0x4b: not of the Osaka rules'],
    ];
    const addresses = codes.map((_, index) => getAddress(`0x${'1'.repeat(39)}${index}`));
    for (const [index, [bytecode]] of codes.entries()) {
      const address = addresses[index] as Address;
      await source.setCode({address, bytecode: bytecode as Hex});
    }
    const {stdout} = await check(...addresses);
    const parts = stdout.split(/^(?=0x)/m);
    for (const [index, [, level, text]] of codes.entries()) {
      expect(linesOf(parts[index] ?? '', level)).toEqual([expect.stringContaining(text)]);
    }
  });

  it('refuses an address without code', async () => {
    const {code, stderr} = await check(FIXED);
    expect(code).not.toBe(0);
    expect(stderr).toContain(`${FIXED} has no code on the source network`);
  });

  it('prices a creation on Linea', async () => {
    env.ARTIFACT = `build/${generator}/Lottery.json`;
    const printed = await runOrThrow(...pageCommand(staged.folder, 'creation', env));
    const bytes = (artifactOf('Lottery').bytecode.length - 2) / 2;
    expect(printed).toContain(`init code ${bytes} of 49152 bytes\n`);
    expect(printed).toMatch(/^gas {7}\d{6} of 16777216\nfee {7}0\.0000\d+ ETH\n$/m);
  });
});
