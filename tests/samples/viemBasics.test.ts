import {readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createTestClient, formatGwei, http, publicActions} from 'viem';
import {beforeAll, describe, expect, it} from 'vitest';
import {readRegion} from '../../src/markdown/remarkSample/readRegion';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const LINEA_ROLLUP = '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('examples/viem-basics', () => {
  const staged = useLocalNode('viem-basics', {network: 'sepolia'});
  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...pageCommand(staged.folder, region, env));

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('read-chain prints chain, newest block, its time and its base fee', async () => {
    expect(await shell('read-chain')).toMatch(
      /^chain {4}59141\nblock {4}\d+\nsealed {3}20\d\d-\S+Z\nbase fee 7 wei\n$/,
    );
  });

  it('says when there is no key yet', async () => {
    const {code, stderr} = await run(...pageCommand(staged.folder, 'read-balance'));
    expect(code).not.toBe(0);
    expect(stderr).toContain('node: .env: not found');
  });

  it('create-key keeps a key for its owner only, and overwrites none', async () => {
    expect(await shell('create-key')).toMatch(/^address 0x[0-9a-fA-F]{40}\n$/);
    expect(statSync(path.join(staged.folder, '.env')).mode & 0o777).toBe(0o600);

    const {code, stderr} = await run(...pageCommand(staged.folder, 'create-key'));
    expect(code).not.toBe(0);
    expect(stderr).toContain("EEXIST: file already exists, open '.env'");
  });

  it('send-transfer says when the account holds too little', async () => {
    const {code, stderr} = await run(...pageCommand(staged.folder, 'send-transfer'));
    expect(code).not.toBe(0);
    expect(stderr).toContain(
      'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.',
    );
  });

  describe('with test ETH', () => {
    beforeAll(() => {
      writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    });

    it('read-balance prints what the account holds', async () => {
      expect(await shell('read-balance')).toBe(`${ACCOUNT} holds 10000 ETH\n`);
    });

    it('send-transfer is successful, at the price of linea_estimateGas', async () => {
      expect(await shell('send-transfer')).toMatch(
        /^sent {5}0x[0-9a-f]{64}\nsuccess {2}in block \d+\nfee {6}0\.0000008\d+ ETH\n$/,
      );
    });
  });

  describe('following one transaction', () => {
    let printed: string;
    let env: {HASH: string; L1_RPC_URL: string};

    beforeAll(async () => {
      printed = await shell('follow');
      env = {
        HASH: /^hash {9}(0x[0-9a-f]{64})$/m.exec(printed)?.[1] ?? '',
        L1_RPC_URL: staged.node.url,
      };
      // From here on, the node mines only when the test asks.
      await testClient().setIntervalMining({interval: 0});
    });

    it('follow prints the estimate and sends nothing while the file has only its first part', async () => {
      const file = path.join(staged.folder, 'src/follow.ts');
      const whole = readFileSync(file, 'utf8');
      const count = () => testClient().getTransactionCount({address: ACCOUNT});
      const before = await count();
      writeFileSync(file, readRegion(whole, 'estimate'));
      expect(await shell('follow')).toMatch(
        /^gas limit {4}21000\nbase fee {5}0\.000000007 gwei\npriority fee 0\.0\d+ gwei\n$/,
      );
      expect(await count()).toBe(before);
      writeFileSync(file, whole);
    });

    it('follow prints the estimate and each state that the transaction reaches', () => {
      expect(printed).toMatch(
        /^gas limit {4}21000\nbase fee {5}0\.000000007 gwei\npriority fee 0\.0\d+ gwei\nhash .*\n(.* s {8}pending\n)?.* s {8}included\n$/,
      );
    });

    it('read-fee splits the fee that was paid', async () => {
      const fees = await shell('read-fee', env);
      expect(fees).toMatch(
        /^status {7}success\ngas used {5}21000\nbase fee {5}7 wei x gas = 0\.000000000000147 ETH\npriority fee \d+ wei x gas = .*\nfee paid {5}0\.0000008\d+ ETH\n$/,
      );
      const priorityFee = /^priority fee (\d+) wei/m.exec(fees)?.[1] ?? '';
      expect(printed).toContain(`priority fee ${formatGwei(BigInt(priorityFee))} gwei`);
    });

    it('read-finality tells how many blocks are to go, and later that it is final', async () => {
      expect(await shell('read-finality', env)).toMatch(
        /^latest {7}\d+\nfinalized {4}\d+, 0\.\d minutes older\ntransaction {2}\d+, \d blocks to go\n$/,
      );
      await testClient().mine({blocks: 9});
      expect(await shell('read-finality', env)).toMatch(/^transaction {2}\d+, finalized$/m);
    });

    it('read-l1 compares the block with the last one that L1 has proven', async () => {
      await proveOnL1('00000000');
      expect(await shell('read-l1', env)).toMatch(
        /^proven on L1 0\ntransaction {2}\d+, not yet\n$/,
      );
      await proveOnL1('ffffffff');
      expect(await shell('read-l1', env)).toMatch(
        /^proven on L1 4294967295\ntransaction {2}\d+, proven\n$/,
      );
    });

    it('follow says that it stops when no block includes the transaction', async () => {
      const file = path.join(staged.folder, 'src/follow.ts');
      const whole = readFileSync(file, 'utf8');
      const impatient = whole.replace('60_000', '1_000');
      expect(impatient).not.toBe(whole);
      writeFileSync(file, impatient);
      expect(await shell('follow')).toMatch(
        /^.* s {8}pending\nstopped {6}still pending after a minute\n$/m,
      );
      writeFileSync(file, whole);
    });
  });

  const testClient = () =>
    createTestClient({mode: 'anvil', transport: http(staged.node.url)}).extend(publicActions);

  /**
   * Replaces LineaRollup with a contract that always returns these 4 bytes, until the block is
   * final.
   */
  async function proveOnL1(block: string): Promise<void> {
    // PUSH4 block, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN
    await testClient().setCode({address: LINEA_ROLLUP, bytecode: `0x63${block}5f5260205ff3`});
    await testClient().mine({blocks: 9});
  }
});
