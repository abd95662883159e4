import {createTestClient, type Hex, http, parseTransaction, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {mainnetBlock} from '../../data/rpc/shared/mainnetBlock';
import {REPORTED} from './harness/answers/exclusions';
import {type HttpStandIn, postJson, startHttpStandIn} from './harness/httpStandIn';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {run, runOrThrow} from './harness/run';
import {stageExample} from './harness/stage';
import {useLocalNode} from './harness/useLocalNode';

/** The parameter of `eth_sendBundle`. */
interface Bundle {
  readonly txs: readonly Hex[];
  readonly blockNumber: Hex;
}

describe('examples/json-rpc-node', () => {
  const staged = useLocalNode('json-rpc-node');
  /** What the stand-in answers: each test that needs it sets this. */
  let answer: Parameters<typeof startHttpStandIn>[0] = () => ({status: 500});
  let standIn: HttpStandIn;
  let behindStandIn = '';

  beforeAll(async () => {
    standIn = await startHttpStandIn((request) => answer(request));
    behindStandIn = await stageExample('json-rpc-node', standIn.url, 'json-rpc-node-proxy');
  });
  afterAll(() => standIn.close());

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

  it('verify-block.mjs computes the hash of the newest header', async () => {
    const client = createTestClient({mode: 'anvil', transport: http(staged.node.url)}).extend(
      publicActions,
    );
    await client.mine({blocks: 1});
    const {hash, number} = await client.getBlock();
    const verify = (asked: string) =>
      run(process.execPath, ['verify-block.mjs', asked], {cwd: staged.folder});
    expect((await verify(hash)).stdout).toBe(`genuine: block ${number}\n`);
    expect((await verify(`0x${'0'.repeat(63)}1`)).stderr).toContain(
      'the node has no block with this hash',
    );
  });

  it('verify-block.mjs tells that a header does not have the hash, and verifies one of Mainnet', async () => {
    const answers: object[] = [{...mainnetBlock, gasUsed: '0xac04'}, mainnetBlock];
    answer = () => ({body: {jsonrpc: '2.0', id: 1, result: answers.shift()}});
    const verify = () =>
      run(process.execPath, ['verify-block.mjs', mainnetBlock.hash], {cwd: behindStandIn});
    const changed = await verify();
    expect(changed.stdout).toMatch(/^not 0x[0-9a-f]{64}\n$/);
    expect(changed.code).toBe(1);
    expect((await verify()).stdout).toBe('genuine: block 28279188\n');
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

    it('finds the receipt of a transaction that a block includes during the checks', async () => {
      await client().setIntervalMining({interval: 0});
      const signed = await sign({value: 6n});
      answer = async ({body}) => {
        const {method} = JSON.parse(body) as {readonly method: string};
        if (method === 'linea_getTransactionExclusionStatusV1') {
          const hash = (await send(signed)) as Hex;
          await client().mine({blocks: 1});
          await isMined(hash);
        }
        return postJson(staged.node.url, body);
      };
      const printed = await runOrThrow(process.execPath, ['follow-transaction.mjs', signed], {
        cwd: behindStandIn,
      });
      expect(printed).toMatch(/^succeeded in block \d+\n$/);
    });

    it('tells why a transaction was excluded', async () => {
      expect(await follow(REPORTED[0]?.transactionRLP as Hex)).toBe(
        'excluded (SEQUENCER): TX_MODULE_LINE_COUNT_OVERFLOW(ADD)\n',
      );
    });
  });

  it('send-bundle.mjs sends two transactions again for a later block, until one includes them', async () => {
    const client = createTestClient({mode: 'anvil', transport: http(staged.node.url)}).extend(
      publicActions,
    );
    await client.setIntervalMining({interval: 0});
    const bundles: Bundle[] = [];
    answer = async ({body}) => {
      const reply = await postJson(staged.node.url, body);
      const {method, params} = JSON.parse(body) as {
        readonly method: string;
        readonly params: readonly [Bundle];
      };
      if (method === 'eth_sendBundle') {
        bundles.push(params[0]);
        // The node builds no blocks from bundles. The second block includes the transactions.
        for (const tx of bundles.length === 2 ? params[0].txs : []) {
          await client.request({method: 'eth_sendRawTransaction', params: [tx]} as never);
        }
        await client.mine({blocks: 2});
      }
      return reply;
    };
    const printed = await runOrThrow(process.execPath, ['send-bundle.mjs'], {
      cwd: staged.folder,
      env: {
        PRIVATE_KEY: DEVELOPMENT_KEY,
        BUNDLE_URL: standIn.url,
        SPENDER: '0x3333333333333333333333333333333333333333',
      },
    });
    expect(printed).toMatch(/^(sent 0x[0-9a-f]{64} for block \d+\n){2}included in block \d+\n$/);
    const [first, second] = bundles;
    expect(second?.txs).toEqual(first?.txs);
    expect(Number(second?.blockNumber)).toBe(Number(first?.blockNumber) + 2);
    expect(first?.txs.map((tx) => parseTransaction(tx).value ?? 0n)).toEqual([
      1_000_000_000_000_000n,
      0n,
    ]);
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
