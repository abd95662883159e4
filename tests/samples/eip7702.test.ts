import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {createTestClient, http, publicActions} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const DELEGATE = '0x1111111111111111111111111111111111111111';
const KEY = generatePrivateKey();
const AUTHORITY = privateKeyToAccount(KEY).address;

describe('examples/eip-7702', () => {
  const staged = useLocalNode('eip-7702', {network: 'sepolia'});
  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...pageCommand(staged.folder, region, env));
  const node = () =>
    createTestClient({mode: 'anvil', transport: http(staged.node.url)}).extend(publicActions);

  beforeAll(async () => {
    writeFileSync(
      path.join(staged.folder, '.env'),
      `AUTHORITY_KEY=${KEY}\nSPONSOR_KEY=${DEVELOPMENT_KEY}\n`,
    );
    // PUSH1 7, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN: returns 7 for every call.
    await node().setCode({address: DELEGATE, bytecode: '0x60075f5260205ff3'});
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('sees no code before', async () => {
    expect(await shell('inspect', {ADDRESS: AUTHORITY})).toBe(
      'no code: an account without delegation, or unused\n',
    );
  });

  it('delegates an account without ETH', async () => {
    const printed = await shell('delegate', {DELEGATE});
    expect(printed).toMatch(/^success, type eip7702, \d+ gas\n/);
    expect(printed).toContain(`\ncode of ${AUTHORITY}: 0xef0100${DELEGATE.slice(2)}\n`);
    expect(await node().getBalance({address: AUTHORITY})).toBe(0n);
    expect(await node().getTransactionCount({address: AUTHORITY})).toBe(1);
  });

  it('lets a call to the account run the code of the delegate', async () => {
    const {data} = await node().call({to: AUTHORITY});
    expect(BigInt(data ?? '0x')).toBe(7n);
  });

  it('tells a delegation from a contract', async () => {
    expect(await shell('inspect', {ADDRESS: AUTHORITY})).toBe(`delegates to ${DELEGATE}\n`);
    expect(await shell('inspect', {ADDRESS: DELEGATE})).toBe('a contract of 8 bytes\n');
  });

  it('takes the delegation away, at the price in the page', async () => {
    expect(await shell('revoke')).toBe(
      `success, type eip7702, 36800 gas\ncode of ${AUTHORITY}: 0x\n`,
    );
  });

  it('says what is missing', async () => {
    const {code, stderr} = await run(...pageCommand(staged.folder, 'delegate'));
    expect(code).not.toBe(0);
    expect(stderr).toContain("Pass the delegate's address");
  });
});
