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

const generators = ['legacy', 'ir'] as const;
type Generator = (typeof generators)[number];

describe('examples/migrate-check', () => {
  const staged = useLocalNode('migrate-check');
  const env = {SOURCE_RPC_URL: '', CONTRACTS: '', ARTIFACT: ''};
  let sourceNode: LocalNode | undefined;
  let source: ReturnType<typeof clientOf>;
  let linea: ReturnType<typeof clientOf>;

  const artifactOf = (generator: Generator, name: string) =>
    JSON.parse(
      readFileSync(path.join(staged.folder, `build/${generator}/${name}.json`), 'utf8'),
    ) as {abi: Abi; bytecode: Hex};

  /** Deploys a fixture on the source network. */
  async function deploy(generator: Generator, name: string, ...args: readonly unknown[]) {
    const artifact = artifactOf(generator, name);
    const hash = await source.deployContract({chain: null, ...artifact, args});
    const {contractAddress} = await source.waitForTransactionReceipt({hash});
    return getAddress(contractAddress as Address);
  }

  /** Deploys both generators' code for a fixture. The checked part is the same. */
  const deployBoth = async (name: string, args: readonly Address[] = []) => [
    await deploy('legacy', name, ...args.slice(0, 1)),
    await deploy('ir', name, ...args.slice(1)),
  ];

  /**
   * The check's output for contracts, and its exit code. Starting takes most of the time, so the
   * tests pass several contracts at once.
   */
  async function check(contracts: readonly Address[]) {
    env.CONTRACTS = contracts.join(' ');
    const result = await run(...pageCommand(staged.folder, 'check', env));
    const parts = result.stdout.split(/^(?=0x)/m);
    return {
      ...result,
      /** The findings of a level for one contract. */
      findings: (contract: Address | undefined, level: string) => {
        const part = parts.find((text) => text.startsWith(`${contract ?? ''},`));
        expect(part, `nothing about ${contract ?? ''} in ${result.stdout}`).toBeDefined();
        return [...(part ?? '').matchAll(new RegExp(`^ {2}${level} +(.*)$`, 'gm'))]
          .map(([, text]) => text)
          .sort();
      },
    };
  }

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

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('finds nothing but its owner in a contract that needs no change', async () => {
    const counters = await deployBoth('Counter');
    const {code, stderr, findings} = await check(counters);
    expect(stderr).toBe('');
    for (const counter of counters) {
      expect(findings(counter, 'STOP').concat(findings(counter, 'CHANGE'))).toEqual([]);
      expect(findings(counter, 'LOOK')).toEqual([
        '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266: not a contract. Is it your account?',
      ]);
    }
    expect(code).toBe(0);
  });

  it('finds opcodes and precompiles, also behind a proxy', async () => {
    const lotteries = await deployBoth('Lottery');
    const proxies = await deployBoth('Proxy', lotteries);
    const {code, stdout, findings} = await check(proxies);
    for (const [index, lottery] of lotteries.entries()) {
      expect(stdout).toMatch(
        new RegExp(`^${proxies[index]}, \\d+ bytes\n {2}runs the code of ${lottery}\n0x`, 'm'),
      );
      expect(findings(lottery, 'STOP')).toEqual([expect.stringMatching(/^RIPEMD-160/)]);
      expect(findings(lottery, 'CHANGE')).toEqual([
        expect.stringMatching(/^COINBASE/),
        expect.stringMatching(/^MODEXP/),
        expect.stringMatching(/^PREVRANDAO/),
      ]);
      expect(findings(lottery, 'LOOK')).toEqual([
        expect.stringMatching(/^BLOCKHASH/),
        expect.stringMatching(/^NUMBER/),
      ]);
    }
    expect(stdout).toContain('4 contracts, blocking findings: 2\n');
    expect(code).toBe(1);
  });

  describe('of an address in the code', () => {
    let tokens: Address[];
    let routers: Address[];
    beforeAll(async () => {
      tokens = await deployBoth('Counter');
      routers = await deployBoth('Router', tokens);
    });

    it('says that no contract stands there on Linea', async () => {
      const {findings} = await check(routers);
      for (const [index, router] of routers.entries()) {
        expect(findings(router, 'STOP')).toEqual([
          `${tokens[index]}: a contract that is not on Linea`,
          expect.stringMatching(/^CALL to 0x0{38}64: a precompile of Arbitrum$/),
        ]);
        expect(findings(router, 'LOOK')).toEqual([`${FIXED}: not a contract. Is it your account?`]);
      }
    });

    it('says that another contract stands there', async () => {
      for (const address of tokens) {
        await linea.setCode({address, bytecode: '0x5f5ffd'});
      }
      const {findings} = await check(routers);
      for (const [index, router] of routers.entries()) {
        expect(findings(router, 'LOOK')).toContain(
          `${tokens[index]}: has different code on Linea. Is it the same contract?`,
        );
      }
    });

    it('says nothing where the same contract stands', async () => {
      for (const address of tokens) {
        const bytecode = (await source.getCode({address})) as Hex;
        await linea.setCode({address, bytecode});
      }
      const {stdout} = await check(routers);
      expect(stdout).toContain('2 contracts, blocking findings: 2\n');
      for (const address of tokens) {
        expect(stdout).not.toContain(address);
      }
    });
  });

  it('says what code has no place on Linea, and follows computed jumps', async () => {
    const codes: readonly (readonly [string, string, string])[] = [
      [`0x${'5b'.repeat(24_577)}`, 'STOP', 'larger than 24576 bytes: not deployable'],
      ['0xeff0000001', 'STOP', 'code that starts with 0xef, such as Stylus: not deployable'],
      [`0xef0100${FIXED.slice(2)}`, 'LOOK', `delegates to ${FIXED.toLowerCase()}`],
      // Jumps to the address in the calldata. The block at 5 reads PREVRANDAO.
      ['0x5f35565b005b445000', 'CHANGE', 'PREVRANDAO'],
      // SLOTNUM, an opcode of Amsterdam.
      ['0x4b5000', 'LOOK', 'opcode 0x4b: not in the Osaka rules'],
    ];
    const addresses = codes.map((_, index) => getAddress(`0x${'1'.repeat(39)}${index}`));
    for (const [index, [bytecode]] of codes.entries()) {
      const address = addresses[index] as Address;
      await source.setCode({address, bytecode: bytecode as Hex});
    }
    const {findings} = await check(addresses);
    for (const [index, [, level, text]] of codes.entries()) {
      expect(findings(addresses[index], level)).toEqual([expect.stringContaining(text)]);
    }
  });

  it('refuses an address without code', async () => {
    const {code, stderr} = await check([FIXED]);
    expect(code).not.toBe(0);
    expect(stderr).toContain(`${FIXED} has no code on the source network`);
  });

  it('takes several addresses as one argument, which is how zsh gives a variable', async () => {
    const counters = await deployBoth('Counter');
    const args = ['tsx', 'src/check.ts', `${counters.join(' ')} `];
    const {stdout} = await run('npx', args, {cwd: staged.folder, env});
    expect(stdout).toContain('2 contracts, blocking findings: 0\n');
  });

  it.each(generators)('prices a creation on Linea, of the generator %s', async (generator) => {
    env.ARTIFACT = `build/${generator}/Lottery.json`;
    const printed = await runOrThrow(...pageCommand(staged.folder, 'creation', env));
    const bytes = (artifactOf(generator, 'Lottery').bytecode.length - 2) / 2;
    expect(printed).toContain(`init code ${bytes} of 49152 bytes\n`);
    expect(printed).toMatch(/^gas {7}\d{6} of 16777216\nfee {7}0\.0000\d+ ETH\n$/m);
  });
});
