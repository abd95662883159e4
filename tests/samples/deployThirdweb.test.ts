import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createPublicClient, http} from 'viem';
import {beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {itShowsTheTicketOffice} from './harness/ticketOffice';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OFFICE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** Preloaded into a sample: records requested hosts and blocks all but localhost. */
const NO_INTERNET = `
import {appendFileSync} from 'node:fs';
const reach = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const {hostname} = new URL(input instanceof Request ? input.url : input);
  appendFileSync('asked.txt', hostname + '\\n');
  if (hostname !== '127.0.0.1') throw new Error('no internet');
  return reach(input, init);
};
`;

describe('examples/deploy-thirdweb', () => {
  const staged = useLocalNode('deploy-thirdweb', {network: 'sepolia'});
  const shell = (region: string, env: Readonly<Record<string, string>> = {}) =>
    runOrThrow(
      ...pageCommand(staged.folder, region, {
        ...env,
        NODE_OPTIONS: `--import=${path.join(staged.folder, 'noInternet.mjs')}`,
      }),
    );
  const thirdweb = (...args: string[]) => run('npx', ['thirdweb', ...args], {cwd: staged.folder});

  beforeAll(() => {
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    writeFileSync(path.join(staged.folder, 'noInternet.mjs'), NO_INTERNET);
  });

  itShowsTheTicketOffice('deploy-thirdweb');

  it('leaves out the payment package and the wallets that come with it', () => {
    const modules = path.join(staged.folder, 'node_modules');
    expect(existsSync(path.join(modules, 'wagmi'))).toBe(false);
  });

  it('compiles, and passes the type check', async () => {
    expect(await shell('compile')).toBe('1035 bytes\n');
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('deploys without an account at thirdweb, and reads back', async () => {
    expect(await shell('deploy')).toBe(`deployed ${OFFICE}\n`);
    expect(await shell('check', {office: OFFICE})).toBe(
      `code  853 bytes\nowner ${ACCOUNT}\nprice 1000000000 wei\n`,
    );
  });

  it('asks thirdweb one thing, and goes on without the answer', () => {
    const asked = readFileSync(path.join(staged.folder, 'asked.txt'), 'utf8').trim().split('\n');
    expect(asked.filter((host) => host !== '127.0.0.1')).toEqual(['api.thirdweb.com']);
  });

  it('takes the fee that the node suggests, and a tenth more', async () => {
    const client = createPublicClient({transport: http(staged.node.url)});
    const suggested = BigInt(await client.request({method: 'eth_maxPriorityFeePerGas'}));
    const number = await client.getBlockNumber();
    for (let at = number; at > 0n; at--) {
      const {transactions} = await client.getBlock({blockNumber: at, includeTransactions: true});
      const [creation] = transactions;
      if (creation) {
        expect(creation.maxPriorityFeePerGas).toBe((suggested * 11n) / 10n);
        return;
      }
    }
    expect.fail('the deployment is in no block');
  });

  it('pays the price of linea_estimateGas', async () => {
    const printed = await shell('deploy-at-price');
    expect(printed).toBe(
      'priority fee 40440123 wei\ndeployed 0xe7f1725e7734ce288f8367e1bb143e90bb3f0512\n',
    );
  });

  it.each([
    ['create', "The 'thirdweb create' command is deprecated."],
    ['login', 'Please instead pass a secret key to the command directly'],
    ['deploy', 'Please include the -k flag with your secret key'],
  ])('thirdweb %s ends with an error', async (command, message) => {
    const {code, stdout} = await thirdweb(command);
    expect(stdout).toContain(message);
    expect(code).toBe(1);
  });
});
