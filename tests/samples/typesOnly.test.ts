import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {run} from './harness/run';
import {stage} from './harness/stage';

/** Mistakes that the types of the packages find, by sample. */
const mistakes: Readonly<Record<string, readonly (readonly [right: string, wrong: string])[]>> = {
  'privy/App.tsx': [
    ['defaultChain: linea', 'defaultChain: 59144'],
    ["'users-without-wallets'", "'never'"],
    ['getEthereumProvider', 'getProvider'],
  ],
  'dynamic/App.tsx': [
    ['environmentId', 'environment'],
    ['[EthereumWalletConnectors]', '[59144]'],
    ['String(linea.id)', 'linea'],
    ['client.getChainId', 'client.getChain'],
  ],
  'web3auth/App.tsx': [
    ['defaultChainId:', 'defaultChain:'],
    ['SAPPHIRE_DEVNET', 'SAPPHIRE_TESTNET'],
    ['ethereumProvider', 'provider'],
    ["{method: 'eth_chainId'}", "'eth_chainId'"],
  ],
  'openfort/App.tsx': [
    ['AccountTypeEnum.EOA', 'AccountTypeEnum.PLAIN'],
    ['rpcUrls', 'rpcUrl'],
    ["{message: 'Hello, Linea'}", "'Hello, Linea'"],
  ],
  'openfort/Sponsored.tsx': [['ethereumFeeSponsorshipId', 'feeSponsorshipId']],
  'particle/App.tsx': [
    ['chains: [linea]', 'chains: linea'],
    ['useConnect();', 'useConnect().connected;'],
    ['SIMPLE: [{version', 'SIMPLE: [{number'],
    ['UserPaidNative', 'UserPaid'],
    ['account.getAddress', 'account.getOwnAddress'],
  ],
  'primus/prove.ts': [
    ['(template, user)', '(59144, user)'],
    ['startAttestation', 'attest'],
  ],
  'nexus/findLinea.ts': [
    ["'mainnet'", '59144'],
    ['({id}) => id', '({chain}) => chain'],
  ],
};

describe('examples/types-only', () => {
  const broken: string[] = [];
  /** Files in which the compiler finds errors. */
  let failing: ReadonlySet<string>;
  let printed = '';

  beforeAll(async () => {
    const folder = await stage('examples/types-only');
    mkdirSync(path.join(folder, 'broken'));
    for (const [sample, changes] of Object.entries(mistakes)) {
      const text = readFileSync(path.join(folder, 'src', sample), 'utf8');
      for (const [index, [right, wrong]] of changes.entries()) {
        const file = `broken/${index}-${sample.replace('/', '-')}`;
        expect(text, sample).toContain(right);
        writeFileSync(
          path.join(folder, file),
          text.replace(right, () => wrong),
        );
        broken.push(file);
      }
    }
    const config = {extends: './tsconfig.json', include: ['src', 'broken']};
    writeFileSync(path.join(folder, 'tsconfig.broken.json'), JSON.stringify(config));
    const {stdout} = await run('npx', ['tsc', '-p', 'tsconfig.broken.json'], {cwd: folder});
    printed = stdout;
    failing = new Set(
      [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file),
    );
  });

  it('compiles', () => {
    expect(
      [...failing].filter((file) => file.startsWith('src/')),
      printed,
    ).toEqual([]);
  });

  it('finds every mistake: no type that a sample uses is missing', () => {
    expect(
      broken.filter((file) => !failing.has(file)),
      printed,
    ).toEqual([]);
    expect(broken.length).toBeGreaterThan(0);
  });
});
