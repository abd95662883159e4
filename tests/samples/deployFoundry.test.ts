import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createPublicClient, getCreate2Address, hexToBigInt, http, keccak256, toHex} from 'viem';
import {beforeAll, describe, expect, it} from 'vitest';
import {readRegion} from '../../src/plugins/remarkSample/readRegion';
import {useContractTools} from './harness/contractTools';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OFFICE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const RUNTIME_BYTES = 853;

describe('examples/deploy-foundry', () => {
  const tools = useContractTools(['forge', 'cast']);
  const staged = useLocalNode('deploy-foundry', {network: 'sepolia'});
  const home = () => path.join(staged.folder, '.home');
  /** forge and cast keep keys in a home of their own, and take the compiler from npm instead of downloading one. */
  const foundry = () => ({
    HOME: home(),
    FOUNDRY_OFFLINE: 'true',
    FOUNDRY_SOLC: path.join(tools.folder, 'solc.mjs'),
  });
  /** Answers the prompts of the commands that sign. */
  const password = () => ({ETH_PASSWORD: path.join(home(), 'password')});

  beforeAll(async () => {
    if (tools.missing.length > 0) {
      return;
    }
    mkdirSync(home());
    writeFileSync(password().ETH_PASSWORD, 'test');
    // `forge init` gets forge-std from GitHub; a stand-in is in its place.
    cpSync(path.join(tools.folder, 'forge-std'), path.join(staged.folder, 'lib/forge-std'), {
      recursive: true,
    });
    const keystore = ['--private-key', DEVELOPMENT_KEY, '--unsafe-password', 'test'];
    await runOrThrow('cast', ['wallet', 'import', 'deployer', ...keystore], {
      cwd: staged.folder,
      env: foundry(),
    });
  });

  /** One shell that runs regions of the commands after each other. */
  const session = (regions: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const source = readFileSync(path.join(staged.folder, 'commands.sh'), 'utf8');
    const lines = regions.map((region) => readRegion(source, region)).join('\n');
    return ['sh', ['-ec', lines], {cwd: staged.folder, env: {...foundry(), ...env}}] as const;
  };
  const shell = (...parameters: Parameters<typeof session>) =>
    runOrThrow(...session(...parameters));
  const client = () => createPublicClient({transport: http(staged.node.url)});

  it('builds within the limits of size, and passes its tests', async () => {
    const printed = await shell(['build']);
    expect(printed).toContain('Compiler run successful!');
    expect(printed).toContain('| TicketOffice | 853              | 1,035             |');
    expect(printed).toContain('3 tests passed, 0 failed, 0 skipped (3 total tests)');
  });

  it('is formatted as forge does it', async () => {
    await runOrThrow('forge', ['fmt', '--check'], {cwd: staged.folder, env: foundry()});
  });

  it('forge create only rehearses without --broadcast', async () => {
    const [command, [flag, lines], options] = session(['deploy'], password());
    const {stderr} = await run(command, [flag, lines.replace(' --broadcast', '')], options);
    expect(stderr).toContain('Warning: Dry run enabled, not broadcasting transaction');
    expect(await client().getTransactionCount({address: ACCOUNT})).toBe(0);
  });

  it('forge create says when constructor arguments are missing', async () => {
    const [command, [flag, lines], options] = session(['deploy'], password());
    const shortened = lines.slice(0, lines.indexOf('\\\n  --constructor-args'));
    const {stderr} = await run(command, [flag, shortened], options);
    expect(stderr).toContain('Error: Constructor argument count mismatch: expected 2 but got 0');
  });

  it('deploys, and prints where', async () => {
    expect(await shell(['deploy'], password())).toContain(
      `Deployer: ${ACCOUNT}\nDeployed to: ${OFFICE}\nTransaction hash: 0x`,
    );
  });

  it('reads back code, owner and price', async () => {
    expect(await shell(['check'], {office: OFFICE})).toBe(
      `${RUNTIME_BYTES}\n${ACCOUNT}\n1000000000 [1e9]\n`,
    );
  });

  describe('at the price of linea_estimateGas', () => {
    let fees: {gasLimit: `0x${string}`; baseFeePerGas: string; priorityFeePerGas: `0x${string}`};

    it('prices the deployment', async () => {
      const printed = await shell(['init-code', 'estimate'], {owner: ACCOUNT});
      fees = JSON.parse(printed) as typeof fees;
      expect(fees).toEqual({
        gasLimit: '0x3a468',
        baseFeePerGas: '0x7',
        priorityFeePerGas: '0x269113b',
      });
    });

    it('pays that price', async () => {
      const {priorityFeePerGas} = fees;
      const printed = await shell(['deploy-at-price'], {
        ...password(),
        owner: ACCOUNT,
        priorityFeePerGas,
      });
      const hash = /^Transaction hash: (0x[0-9a-f]{64})$/m.exec(printed)?.[1] as `0x${string}`;
      const {effectiveGasPrice, gasUsed, status} = await client().getTransactionReceipt({hash});
      expect(status).toBe('success');
      expect(gasUsed).toBe(hexToBigInt(fees.gasLimit));
      expect(effectiveGasPrice).toBe(hexToBigInt(priorityFeePerGas) + 7n);
    });
  });

  it('deploys through the factory to the address that was computed before', async () => {
    const printed = await shell(['init-code', 'create2'], {...password(), owner: ACCOUNT});
    const bytecode = execFileSync('sh', ['-ec', `${session(['init-code'])[1][1]}; echo $init`], {
      cwd: staged.folder,
      env: {...process.env, ...foundry(), owner: ACCOUNT},
      encoding: 'utf8',
    }).trim() as `0x${string}`;
    const salt = keccak256(toHex('ticket office 1'));
    const address = getCreate2Address({from: FACTORY, salt, bytecode});
    expect(printed).toMatch(new RegExp(`^69\n(?:.*\n)*?.*${address}`));
    expect((await client().getCode({address}))?.length).toBe(2 + 2 * RUNTIME_BYTES);
  });
});
