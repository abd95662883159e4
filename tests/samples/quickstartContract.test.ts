import {chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Address,
  createPublicClient,
  createTestClient,
  formatEther,
  type Hash,
  http,
  parseEther,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chains} from '../../data/networks';
import {useContractTools} from './harness/contractTools';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {type SourceVerifiers, startSourceVerifiers} from './harness/sourceVerifiers';
import {costOf} from './harness/tutorialPage';
import {useLocalNode} from './harness/useLocalNode';

const WALLET = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CODE_BYTES = 1213;
// Foundry would look this up online.
const COMPILER = '0.8.37+commit.f401782d';

describe('examples/quickstart-contract', () => {
  const tools = useContractTools(['forge', 'cast']);
  const staged = useLocalNode('quickstart-contract', {network: 'sepolia'});
  const home = () => path.join(staged.folder, '.home');
  const client = () => createPublicClient({transport: http(staged.node.url)});
  let services: SourceVerifiers;
  let account: Address;
  let guestbook: Address;

  beforeAll(async () => {
    if (tools.missing.length > 0) {
      return;
    }
    // The compiler in Foundry's download folder.
    const compiler = path.join(home(), '.svm/0.8.37/solc-0.8.37');
    mkdirSync(path.dirname(compiler), {recursive: true});
    writeFileSync(compiler, `#!/bin/sh\nexec node '${path.join(tools.folder, 'solc.mjs')}' "$@"\n`);
    chmodSync(compiler, 0o755);
    writeFileSync(path.join(home(), 'password'), 'test');
    services = await startSourceVerifiers({rpcUrl: staged.node.url, solc: compiler});
  });

  afterAll(async () => {
    if (tools.missing.length === 0) {
      await services.close();
    }
  });

  /** Runs a region. The variables replace the reader's input. */
  const command = (region: string, env: Readonly<Record<string, string>> = {}) =>
    pageCommand(staged.folder, region, {
      HOME: home(),
      FOUNDRY_OFFLINE: 'true',
      account,
      guestbook,
      wallet: WALLET,
      ...env,
    });
  const shell = (region: string, env?: Readonly<Record<string, string>>) =>
    runOrThrow(...command(region, env));
  /** Answers the password prompt when a command signs. */
  const password = () => ({ETH_PASSWORD: path.join(home(), 'password')});
  /** A verification with a given compiler version and local services. */
  const verification = (region: string) => {
    rmSync(path.join(staged.folder, 'cache'), {recursive: true, force: true});
    const [program, [flag = '', lines = ''], options] = command(region);
    const offline = lines
      .replace('--watch', `--watch --delay 1 --compiler-version ${COMPILER}`)
      .replace('https://api-explorer.sepolia.linea.build/api', services.blockscout);
    const env = {
      ...options.env,
      ...(region === 'verify' && {VERIFIER_URL: `${services.sourcify}/`}),
    };
    return [program, [flag, offline], {...options, env}] as const;
  };

  it('passes its tests, without a warning', async () => {
    const {code, stdout, stderr} = await run(...command('test'));
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('Compiler run successful!');
    expect(stdout.match(/^\[PASS\].*$/gm)).toEqual([
      '[PASS] test_KeepsTheLatestLine() (gas: 59697)',
      '[PASS] test_RejectsAnEmptyLine() (gas: 6033)',
    ]);
    expect(stdout).toContain('2 passed; 0 failed; 0 skipped');
    expect(stderr).toBe('');
  });

  it('is formatted as forge does it', async () => {
    await runOrThrow('npx', ['forge', 'fmt', '--check'], {cwd: staged.folder});
  });

  it('makes an account with an encrypted key', async () => {
    const printed = await shell('account', {CAST_PASSWORD: 'test'});
    account = /^Address: +(0x[\da-fA-F]{40})$/m.exec(printed)?.[1] as Address;
    expect(account).toBeDefined();
    expect(await shell('balance')).toBe('0.000000000000000000\n');
  });

  it('says what is missing when the account has no ETH', async () => {
    // npm's forge 1.7.1 always exits with 0, as the page says.
    const {stderr} = await run(...command('deploy', password()));
    expect(stderr).toContain('Insufficient funds');
  });

  it('deploys with ETH from a faucet, for the gas that the page names', async () => {
    await createTestClient({mode: 'anvil', transport: http(staged.node.url)}).setBalance({
      address: account,
      value: parseEther('0.01'),
    });
    expect(await shell('balance')).toBe('0.010000000000000000\n');

    const printed = await shell('deploy', password());
    guestbook = /^Deployed to: (0x[\da-fA-F]{40})$/m.exec(printed)?.[1] as Address;
    expect(printed).toContain(
      `Deployer: ${account}\nDeployed to: ${guestbook}\nTransaction hash: 0x`,
    );
    const hash = /^Transaction hash: (0x[\da-f]{64})$/m.exec(printed)?.[1] as Hash;
    expect((await client().getTransactionReceipt({hash})).gasUsed).toBe(315_561n);
    expect(await shell('codesize')).toBe(`${CODE_BYTES}\n`);
  });

  it('is verified by services that compile it again', async () => {
    expect(await runOrThrow(...verification('verify'))).toContain(
      'Contract successfully verified:\nStatus: `exact_match`',
    );
    expect(await runOrThrow(...verification('verify-blockscout'))).toContain(
      'Details: `Pass - Verified`\nContract successfully verified',
    );
    expect(services.submissions.map(({service, address}) => [service, address])).toEqual([
      ['sourcify', guestbook],
      ['blockscout', guestbook],
    ]);
  });

  it('prints the URLs of the contract’s pages', async () => {
    const {chainId, explorers} = chains.lineaSepolia;
    expect((await shell('urls')).trim().split('\n').sort()).toEqual(
      [
        `https://repo.sourcify.dev/${chainId}/${guestbook}`,
        ...explorers.map(({url}) => `${url}/address/${guestbook}`),
      ].sort(),
    );
  });

  it('takes a line, and gives it back', async () => {
    const receipt = await shell('write', password());
    expect(receipt).toMatch(/^status +1 \(success\)$/m);
    expect(receipt).toMatch(/^gasUsed +69232$/m);
    const page = readFileSync('docs/get-started/build/quickstart/deploy.mdx', 'utf8');
    expect(page).toContain('It cost 384,793 gas: 315,561 to deploy and 69,232 to sign.');
    expect(page).toContain(`about ${costOf(315_561 + 69_232)} ETH`);
    expect(page).toContain(`\n${CODE_BYTES}\n`);
    expect(await shell('read')).toBe('1\n"Hello, Linea"\n');
  });

  it('lets the account pay the wallet of the browser', async () => {
    const before = await client().getBalance({address: WALLET});
    await shell('fund', password());
    const after = await client().getBalance({address: WALLET});
    expect(formatEther(after - before)).toBe('0.001');
  });
});
