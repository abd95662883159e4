import {createTestClient, type Hex, http, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {describe, expect, it} from 'vitest';
import {REPORTED} from './harness/answers/exclusions';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

describe('examples/json-rpc-node', () => {
  const staged = useLocalNode('json-rpc-node');
  const node = (file: string) =>
    runOrThrow(process.execPath, [file], {
      cwd: staged.folder,
      env: {PRIVATE_KEY: DEVELOPMENT_KEY},
    });

  it('block-number.mjs prints a block number', async () => {
    expect(await node('block-number.mjs')).toMatch(/^Newest block: \d+$/m);
  });

  it('estimate-gas.mjs prints an estimate', async () => {
    const printed = await node('estimate-gas.mjs');
    expect(printed).toMatch(/^gas limit: +\d+$/m);
    expect(printed).toMatch(/^base fee: +7 wei$/m);
    expect(printed).toMatch(/^cost at most: \d+ wei$/m);
  });

  it('estimate-with-override.mjs prints an estimate for an account without money', async () => {
    expect(await node('estimate-with-override.mjs')).toMatch(/gasLimit: \d+n/);
  });

  it('send-transaction.mjs sends at the estimated price', async () => {
    expect(await node('send-transaction.mjs')).toMatch(/^success in block \d+$/m);
  });

  describe('follow-transaction.mjs', () => {
    const account = privateKeyToAccount(DEVELOPMENT_KEY);
    const client = () =>
      createTestClient({mode: 'anvil', transport: http(staged.node.url)}).extend(publicActions);
    const follow = (signed: string) =>
      runOrThrow(process.execPath, ['follow-transaction.mjs', signed], {cwd: staged.folder});
    const sign = async (fields: object = {}) =>
      account.signTransaction({
        chainId: 59_144,
        nonce: await client().getTransactionCount({address: account.address}),
        to: account.address,
        gas: 21_000n,
        maxPriorityFeePerGas: 100_000_000n,
        maxFeePerGas: 100_000_014n,
        ...fields,
      });
    const send = (signed: Hex) =>
      client().request({method: 'eth_sendRawTransaction', params: [signed]} as never);
    const isMined = async (hash: Hex) => {
      await client().waitForTransactionReceipt({hash, pollingInterval: 100});
    };

    it('goes through the states of a transaction that is sent', async () => {
      await client().setIntervalMining({interval: 0});
      const signed = await sign();
      expect(await follow(signed)).toBe('unknown: send it again\n');
      const hash = (await send(signed)) as Hex;
      expect(await follow(signed)).toBe('waiting\n');
      await client().mine({blocks: 1});
      await isMined(hash);
      expect(await follow(signed)).toMatch(/^succeeded in block \d+\n$/);
    });

    it('tells that a transaction reverted', async () => {
      const reverts = '0x2222222222222222222222222222222222222222';
      await client().setCode({address: reverts, bytecode: '0x5f5ffd'});
      const signed = await sign({to: reverts, gas: 100_000n});
      await send(signed);
      await client().mine({blocks: 1});
      expect(await follow(signed)).toMatch(/^reverted in block \d+\n$/);
    });

    it('tells that another transaction took the nonce', async () => {
      expect(await follow(await sign({nonce: 0, value: 5n}))).toBe(
        'replaced: another transaction used nonce 0\n',
      );
    });

    it('tells why a transaction was excluded', async () => {
      expect(await follow(REPORTED[0]?.transactionRLP as Hex)).toBe(
        'excluded (SEQUENCER): TX_MODULE_LINE_COUNT_OVERFLOW(ADD)\n',
      );
    });
  });

  it('ends with an error when the node answers with one', async () => {
    const {code, stderr} = await run(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "process.env.PRIVATE_KEY = '0x00'; await import('./send-transaction.mjs');",
      ],
      {cwd: staged.folder},
    );
    expect(code).not.toBe(0);
    expect(stderr).not.toBe('');
  });
});
