import {execFileSync} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  createPublicClient,
  decodeAbiParameters,
  getCreate2Address,
  type Hash,
  type Hex,
  hexToBigInt,
  http,
  keccak256,
  parseAbiParameters,
  toHex,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {useContractTools} from './harness/contractTools';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {EXPLORER_KEY, type SourceVerifiers, startSourceVerifiers} from './harness/sourceVerifiers';
import {typeIn} from './harness/typeIn';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OFFICE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const RUNTIME_BYTES = 853;

describe('examples/deploy-foundry', () => {
  const tools = useContractTools(['forge', 'cast']);
  const staged = useLocalNode('deploy-foundry', {network: 'sepolia'});
  const home = () => path.join(staged.folder, '.home');
  /** forge and cast keep keys in their own home, and use the compiler from npm. */
  const foundry = () => ({
    HOME: home(),
    FOUNDRY_OFFLINE: 'true',
    FOUNDRY_SOLC: path.join(tools.folder, 'solc.mjs'),
  });
  const passwordFile = () => path.join(home(), 'password');

  beforeAll(async () => {
    if (tools.missing.length > 0) {
      return;
    }
    // For verification, forge uses the compiler from its download folder.
    const compilers = path.join(home(), '.svm/0.8.37');
    mkdirSync(compilers, {recursive: true});
    const compiler = path.join(compilers, 'solc-0.8.37');
    writeFileSync(compiler, `#!/bin/sh\nexec ${foundry().FOUNDRY_SOLC} "$@"\n`);
    chmodSync(compiler, 0o755);
    writeFileSync(passwordFile(), 'test');
    // `forge init` downloads forge-std from GitHub, so a copy stands in.
    cpSync(path.join(tools.folder, 'forge-std'), path.join(staged.folder, 'lib/forge-std'), {
      recursive: true,
    });
    const keystore = ['--private-key', DEVELOPMENT_KEY, '--unsafe-password', 'test'];
    await runOrThrow('cast', ['wallet', 'import', 'deployer', ...keystore], {
      cwd: staged.folder,
      env: foundry(),
    });
  });

  /** A shell that runs regions of the commands in order. */
  const session = (regions: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    pageCommand(staged.folder, regions, {...foundry(), ETH_PASSWORD: passwordFile(), ...env});
  const shell = (...parameters: Parameters<typeof session>) =>
    runOrThrow(...session(...parameters));
  const client = () => createPublicClient({transport: http(staged.node.url)});
  const hashIn = (printed: string) =>
    /^Transaction hash: (0x[0-9a-f]{64})$/m.exec(printed)?.[1] as Hash;
  let creation: Hash;

  it('builds within the limits of size, and passes its tests', async () => {
    const printed = await shell(['build']);
    expect(printed).toContain('Compiler run successful!');
    expect(printed).toContain('| TicketOffice | 853              | 1,035             |');
    expect(printed).toContain('3 tests passed, 0 failed, 0 skipped (3 total tests)');
  });

  it('prints the settings of the build', async () => {
    const printed = await shell(['settings']);
    expect(printed.replace(/^ +/gm, '')).toBe(
      '"version": "0.8.37+commit.f401782d"\n"enabled": true,\n"runs": 200\n"evmVersion": "osaka",\n',
    );
  });

  it('is formatted as forge does it', async () => {
    await runOrThrow('forge', ['fmt', '--check'], {cwd: staged.folder, env: foundry()});
  });

  it('forge create only rehearses without --broadcast', async () => {
    const [command, [flag = '', lines = ''], options] = session(['deploy']);
    const {stderr} = await run(command, [flag, lines.replace(' --broadcast', '')], options);
    expect(stderr).toContain('Warning: Dry run enabled, not broadcasting transaction');
    expect(await client().getTransactionCount({address: ACCOUNT})).toBe(0);
  });

  it('forge create says when constructor arguments are missing', async () => {
    const [command, [flag = '', lines = ''], options] = session(['deploy']);
    const shortened = lines.slice(0, lines.indexOf('\\\n  --constructor-args'));
    const {stderr} = await run(command, [flag, shortened], options);
    expect(stderr).toContain('Error: Constructor argument count mismatch: expected 2 but got 0');
  });

  sampleTest(
    'makes a key, and imports one, behind prompts',
    ['python3 with requests'],
    async () => {
      const keys = path.join(home(), 'other');
      const at = (region: string) => session([region], {HOME: keys});
      const made = await typeIn([['Enter secret:', 'word']], at('new-key'));
      expect(made).toMatch(/Created new encrypted keystore file: .*deployer\s+Address: +0x/);
      const [command, [flag = '', lines = ''], options] = at('import-key');
      const imported = await typeIn(
        [
          ['Enter private key:', DEVELOPMENT_KEY],
          ['Enter password:', 'word'],
        ],
        [command, [flag, lines.replace('import deployer', 'import imported')], options],
      );
      expect(imported).toContain(
        `\`imported\` keystore was saved successfully. Address: ${ACCOUNT.toLowerCase()}`,
      );
      expect(readdirSync(path.join(keys, '.foundry/keystores')).sort()).toEqual([
        'deployer',
        'imported',
      ]);
    },
  );

  it('deploys, and prints where', async () => {
    const printed = await shell(['deploy']);
    expect(printed).toContain(`Deployer: ${ACCOUNT}\nDeployed to: ${OFFICE}\nTransaction hash: 0x`);
    creation = hashIn(printed);
  });

  it('reads back code, owner and price', async () => {
    expect(await shell(['check'], {office: OFFICE})).toBe(
      `${RUNTIME_BYTES}\n${ACCOUNT}\n1000000000 [1e9]\n`,
    );
  });

  it('finds in the transaction what it would send today, and nothing else', async () => {
    expect(await shell(['init-code', 'same-code'], {owner: ACCOUNT, creation})).toBe(
      'same code, same arguments\n',
    );
    const [command, args, options] = session(['init-code', 'same-code'], {owner: OFFICE, creation});
    expect(await run(command, args, options)).toMatchObject({code: 1, stdout: ''});
  });

  describe('the script', () => {
    it('rehearses without --broadcast, and warns of a fork that Linea has long had', async () => {
      const before = await client().getTransactionCount({address: ACCOUNT});
      const {stdout, stderr} = await run(...session(['rehearse-script'], {owner: ACCOUNT}));
      expect(stdout).toContain('SIMULATION COMPLETE.');
      expect(stderr + stdout).toContain(
        'EIP-3855 is not supported in one or more of the RPCs used.\nUnsupported Chain IDs: 59141.',
      );
      expect(await client().getTransactionCount({address: ACCOUNT})).toBe(before);
    });

    it('deploys, and writes down what it did', async () => {
      const printed = await shell(['deploy-script'], {owner: ACCOUNT});
      expect(printed).toContain('office: contract TicketOffice 0x');
      expect(printed).toContain('ONCHAIN EXECUTION COMPLETE & SUCCESSFUL.');
      const file = 'broadcast/DeployTicketOffice.s.sol/59141/run-latest.json';
      const {receipts} = JSON.parse(readFileSync(path.join(staged.folder, file), 'utf8')) as {
        receipts: readonly {status: string; contractAddress: string}[];
      };
      expect(receipts).toMatchObject([{status: '0x1'}]);
      expect(receipts[0]?.contractAddress).toMatch(/^0x/);
    });
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
        owner: ACCOUNT,
        priorityFeePerGas,
      });
      const {effectiveGasPrice, gasUsed, status} = await client().getTransactionReceipt({
        hash: hashIn(printed),
      });
      expect(status).toBe('success');
      expect(gasUsed).toBe(hexToBigInt(fees.gasLimit));
      expect(effectiveGasPrice).toBe(hexToBigInt(priorityFeePerGas) + 7n);
    });
  });

  it('encodes strings, arrays and tuples', async () => {
    const printed = await shell(['encode-arguments'], {owner: ACCOUNT});
    const types = parseAbiParameters('string, uint256[], (address, bool)');
    expect(decodeAbiParameters(types, printed.trim() as Hex)).toEqual([
      'Box office',
      [1n, 2n, 3n],
      [ACCOUNT, true],
    ]);
  });

  it('deploys through the factory to the address that was computed before', async () => {
    const printed = await shell(['create2-names', 'create2']);
    const bytecode = execFileSync('sh', ['-ec', `${session(['init-code'])[1][1]}; echo $init`], {
      cwd: staged.folder,
      env: {...process.env, ...foundry(), owner: ACCOUNT},
      encoding: 'utf8',
    }).trim() as `0x${string}`;
    const salt = keccak256(toHex('ticket office 1'));
    const address = getCreate2Address({from: FACTORY, salt, bytecode});
    expect(printed).toMatch(new RegExp(`^69\n(?:.*\n)*?.*${address}`));
    expect((await client().getCode({address}))?.length).toBe(2 + 2 * RUNTIME_BYTES);
    expect(await shell(['check'], {office: address})).toBe(
      `${RUNTIME_BYTES}\n${ACCOUNT}\n1000000000 [1e9]\n`,
    );
  });

  describe('verification', () => {
    let services: SourceVerifiers;
    const names = () => ({office: OFFICE, owner: ACCOUNT, creation, etherscan_key: EXPLORER_KEY});
    const lastSubmission = () => services.submissions.at(-1);

    beforeAll(async () => {
      if (tools.missing.length > 0) {
        return;
      }
      services = await startSourceVerifiers({
        rpcUrl: staged.node.url,
        solc: foundry().FOUNDRY_SOLC,
      });
      const commands = path.join(staged.folder, 'commands.sh');
      const text = readFileSync(commands, 'utf8');
      writeFileSync(
        commands,
        text.replace('https://api-explorer.sepolia.linea.build/api/', services.blockscout),
      );
      // forge's build cache does not name the commit of the compiler, so forge would look it up
      // online.
      await runOrThrow('forge', ['clean'], {cwd: staged.folder, env: foundry()});
    });
    afterAll(() => services.close());

    it('writes the standard JSON input that a form asks for', async () => {
      await shell(['verify-names', 'standard-json'], names());
      const file = path.join(staged.folder, 'input.json');
      const input = JSON.parse(readFileSync(file, 'utf8')) as {
        sources: object;
        settings: object;
      };
      expect(Object.keys(input.sources)).toEqual(['src/TicketOffice.sol']);
      expect(input.settings).toMatchObject({
        evmVersion: 'osaka',
        optimizer: {enabled: true, runs: 200},
      });
    });

    it('sends to Sourcify, and waits for an exact match', async () => {
      const env = {...names(), VERIFIER_URL: `${services.sourcify}/`};
      const printed = await shell(['verify-names', 'verify-sourcify'], env);
      expect(printed).toContain('Contract successfully verified');
      expect(lastSubmission()).toMatchObject({service: 'sourcify', address: OFFICE});
    });

    it('sends to Blockscout without a key', async () => {
      const printed = await shell(['verify-names', 'verify-blockscout'], names());
      expect(printed).toContain('Contract successfully verified');
      expect(lastSubmission()).toMatchObject({service: 'blockscout', address: OFFICE});
      expect([...services.keys.blockscout]).toEqual([]);
    });

    it('sends Blockscout a key for Etherscan that is in the environment', async () => {
      const env = {...names(), ETHERSCAN_API_KEY: 'for-etherscan'};
      const printed = await shell(['verify-names', 'verify-blockscout'], env);
      expect([...services.keys.blockscout]).toEqual(['for-etherscan']);
      expect(printed).toContain(
        `Contract [src/TicketOffice.sol:TicketOffice] "${OFFICE}" is already verified. Skipping verification.`,
      );
    });

    it('sends to Etherscan for the chain that is named', async () => {
      const env = {...names(), VERIFIER_URL: `${services.etherscan}?chainid=59141`};
      const printed = await shell(['verify-names', 'verify-etherscan'], env);
      expect(printed).toContain('Contract successfully verified');
      expect(lastSubmission()).toMatchObject({service: 'etherscan', address: OFFICE});
    });
  });
});
