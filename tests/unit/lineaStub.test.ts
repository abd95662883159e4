import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {deflateRawSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  compressedSize,
  packedSize,
  parseExtraData,
  profitablePriorityFee,
} from '../samples/harness/lineaPricing';
import {type LineaStub, startLineaStub} from '../samples/harness/lineaStub';

const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A version byte, three 4-byte numbers of kwei, and zeros up to 32 bytes. */
const extraData = (fixed: string, variable: string, ethGasPrice = '0000ea60') =>
  `0x01${fixed}${variable}${ethGasPrice}${'00'.repeat(19)}` as const;

describe('pricing in extraData', () => {
  it('is read as kwei', () => {
    // 0x7530 = 30,000; 0x124f80 = 1,200,000; 0xea60 = 60,000
    expect(parseExtraData(extraData('00007530', '00124f80'))).toEqual({
      fixedCost: 30_000_000n,
      variableCost: 1_200_000_000n,
      ethGasPrice: 60_000_000n,
    });
  });

  it('is read without a sign', () => {
    expect(parseExtraData(extraData('7ffffffe', '7fffffff', '80000000'))).toEqual({
      fixedCost: 2_147_483_646_000n,
      variableCost: 2_147_483_647_000n,
      ethGasPrice: 2_147_483_648_000n,
    });
  });

  it.each(['0x', `0x02${'00'.repeat(31)}`, '0x0100007530'] as const)(
    'is refused in %s',
    (bytes) => {
      expect(() => parseExtraData(bytes)).toThrow('Unsupported extra data field');
    },
  );
});

describe('the priority fee', () => {
  const pricing = (fixedCost: bigint, variableCost: bigint) => ({
    fixedCost,
    variableCost,
    ethGasPrice: 0n,
  });

  it('covers the bytes spread over the gas, the fixed cost, and the margin', () => {
    // 1,200,000,000 × 96 / 46,000 = 2,504,347.8…; 2,504,347 + 30,000,000 = 32,504,347; × 1.2 = 39,005,216.4
    const fee = profitablePriorityFee(pricing(30_000_000n, 1_200_000_000n), 96, 46_000n, 1.2);
    expect(fee).toBe(39_005_216n);
  });

  it('drops the fraction of a wei before the margin', () => {
    // 1,000,000 × 20 / 21,000 = 952.38; with the fraction, 952.38 × 1.5 would be 1,428.57
    expect(profitablePriorityFee(pricing(0n, 1_000_000n), 20, 21_000n, 1.5)).toBe(1428n);
    expect(profitablePriorityFee(pricing(0n, 20_999n), 1, 21_000n, 1.2)).toBe(0n);
  });

  it('drops the fraction of a wei after the margin', () => {
    expect(profitablePriorityFee(pricing(3n, 0n), 100, 21_000n, 1.5)).toBe(4n);
  });

  it('falls when the same bytes come with more gas', () => {
    const prices = pricing(30_000_000n, 1_200_000_000n);
    // 1,200,000,000 × 100 / 1,000,000 = 120,000 and / 100,000 = 1,200,000
    expect(profitablePriorityFee(prices, 100, 1_000_000n, 1)).toBe(30_120_000n);
    expect(profitablePriorityFee(prices, 100, 100_000n, 1)).toBe(31_200_000n);
  });
});

describe('the compressed size', () => {
  it.each([
    [31, 32], // 248 bits
    [32, 64], // 256 bits
    [63, 64], // 504 bits
    [64, 96], // 512 bits
  ])('of %i bytes is %i, in steps of 32 for 254 bits', (bytes, size) => {
    expect(packedSize(bytes)).toBe(size);
  });

  it('counts repeated bytes less than different ones', () => {
    const repeated = compressedSize(SENDER, `0x${'ab'.repeat(200)}`);
    const different = compressedSize(
      SENDER,
      `0x${Array.from({length: 200}, (_, index) => ((index * 97) % 256).toString(16).padStart(2, '0')).join('')}`,
    );
    expect(repeated).toBe(32);
    expect(different).toBeGreaterThan(200);
  });
});

interface RpcRequest {
  readonly id?: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Stands in for the development node: answers from a table and remembers what it was asked. */
class FakeNode {
  readonly asked: RpcRequest[] = [];
  readonly bodies: string[] = [];
  answers: Record<string, unknown> = {};
  readonly #server: Server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const body = Buffer.concat(chunks as Buffer[]).toString();
      this.bodies.push(body);
      const parsed = JSON.parse(body) as RpcRequest | RpcRequest[];
      const replies = [parsed].flat().map((one) => {
        this.asked.push(one);
        const answer = this.answers[one.method] ?? {
          error: {code: -32601, message: `no ${one.method} here`},
        };
        return {jsonrpc: '2.0', id: one.id, ...answer};
      });
      response.end(JSON.stringify(Array.isArray(parsed) ? replies : replies[0]));
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  paramsOf(method: string): readonly unknown[] | undefined {
    return this.asked.find((request) => request.method === method)?.params;
  }
}

describe('the stub', () => {
  const node = new FakeNode();
  let stub: LineaStub;
  let upstream = '';

  beforeAll(async () => {
    upstream = await node.start();
    stub = await startLineaStub({
      upstream,
      extraData: extraData('00007530', '00000000'),
    });
  });

  afterAll(async () => {
    await stub.close();
    node.stop();
  });

  beforeEach(() => {
    node.asked.length = 0;
    node.bodies.length = 0;
    node.answers = {
      eth_feeHistory: {result: {baseFeePerGas: ['0x8', '0x7']}},
      eth_estimateGas: {result: '0x5208'},
      eth_getBlockByNumber: {result: {extraData: '0x'}},
      eth_getBalance: {result: '0xde0b6b3a7640000'},
      eth_getTransactionCount: {result: '0x0'},
      eth_chainId: {result: '0xe708'},
      eth_blockNumber: {result: '0x10'},
    };
  });

  const post = async (body: unknown): Promise<{status: number; json: never}> => {
    const response = await fetch(stub.url, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {status: response.status, json: (await response.json()) as never};
  };
  const estimate = async (...params: unknown[]): Promise<object> =>
    (await post({jsonrpc: '2.0', id: 5, method: 'linea_estimateGas', params})).json;

  it('answers with the gas of the node, its next base fee, and the priority fee of the formula', async () => {
    // 1.2 × (0 × size / 21,000 + 30,000,000) = 36,000,000 = 0x2255100
    await expect(estimate({to: RECIPIENT})).resolves.toEqual({
      jsonrpc: '2.0',
      id: 5,
      result: {gasLimit: '0x5208', baseFeePerGas: '0x7', priorityFeePerGas: '0x2255100'},
    });
    expect(node.paramsOf('eth_estimateGas')).toEqual([{to: RECIPIENT}, 'pending']);
  });

  it('takes the prices from the newest block when that carries any', async () => {
    // 21,000 kwei per byte and 21,000 gas make 1,000 wei of each byte.
    // Unsigned: a list of 28 bytes with nonce 0, price 7, gas 21,000, recipient, value 0, no data; the zero address in front.
    const unsigned = `dc800782520894${RECIPIENT.slice(2)}8080`;
    const data = Buffer.from('00'.repeat(20) + unsigned, 'hex');
    const size = packedSize(deflateRawSync(data, {level: 9}).length);
    node.answers.eth_getBlockByNumber = {
      result: {extraData: extraData('00007530', '00005208')},
    };
    const expected = Math.trunc(1.2 * (size * 1000 + 30_000_000));
    await expect(estimate({to: RECIPIENT})).resolves.toMatchObject({
      result: {priorityFeePerGas: `0x${expected.toString(16)}`},
    });
  });

  it('passes state overrides on and counts an overridden balance', async () => {
    node.answers.eth_getBalance = {result: '0x0'};
    const overrides = {[SENDER]: {balance: '0xde0b6b3a7640000'}};
    await expect(estimate({from: SENDER, to: RECIPIENT}, overrides)).resolves.toHaveProperty(
      'result',
    );
    expect(node.paramsOf('eth_estimateGas')).toEqual([
      {from: SENDER, to: RECIPIENT},
      'pending',
      overrides,
    ]);
  });

  it('refuses a sender that cannot pay base fee and value', async () => {
    // 21,000 × 7 + 1 = 147,001 = 0x23e39, one more than the balance
    node.answers.eth_getBalance = {result: '0x23e38'};
    await expect(estimate({from: SENDER, to: RECIPIENT, value: '0x1'})).resolves.toMatchObject({
      error: {
        code: -32000,
        message: `transaction up-front cost 0x23e39 exceeds transaction sender account balance 0x23e38 for sender ${SENDER.toLowerCase()}`,
      },
    });
  });

  it('hands the error of the node on, with its data', async () => {
    const error = {code: 3, message: 'execution reverted: no', data: '0x08c379a0'};
    node.answers.eth_estimateGas = {error};
    await expect(estimate({to: RECIPIENT})).resolves.toMatchObject({error});
  });

  it('does not hand gas on', async () => {
    await estimate({to: RECIPIENT, gas: '0x16e3600'});
    expect(node.paramsOf('eth_estimateGas')).toEqual([{to: RECIPIENT}, 'pending']);
  });

  it.each([
    ['no call', [], -32602, 'Invalid call params'],
    ['a call that is text', ['latest'], -32602, 'Invalid call params'],
    ['a value that is not hexadecimal', [{value: '1 ether'}], -32602, 'Invalid call params'],
    [
      'data that differs from input',
      [{data: '0x01', input: '0x02'}],
      -32602,
      'Invalid call params',
    ],
    [
      'gasPrice beside maxFeePerGas',
      [{gasPrice: '0x7', maxFeePerGas: '0x7'}],
      -32602,
      'Invalid params',
    ],
    ['more gas than the node allows', [{gas: '0x16e3601'}], -32602, 'Invalid params'],
    ['a block where overrides stand', [{to: RECIPIENT}, 'latest'], -32603, 'Internal error'],
    [
      'state beside stateDiff',
      [{to: RECIPIENT}, {[SENDER]: {state: {}, stateDiff: {}}}],
      -32603,
      'Internal error',
    ],
    [
      'a tip above the base fee',
      [{to: RECIPIENT, maxFeePerGas: '0x100', maxPriorityFeePerGas: '0x8'}],
      -32000,
      'max priority fee per gas cannot be greater than max fee per gas',
    ],
    [
      'a gas price below the base fee',
      [{to: RECIPIENT, gasPrice: '0x6'}],
      -32000,
      'gasPrice is less than the current BaseFee',
    ],
  ])('refuses %s', async (_, params, code, message) => {
    await expect(estimate(...params)).resolves.toMatchObject({id: 5, error: {code, message}});
  });

  it.each(['linea_other', 'eth_fillTransaction'])('does not know %s', async (method) => {
    const {json} = await post({jsonrpc: '2.0', id: 1, method, params: []});
    expect(json).toMatchObject({error: {code: -32601, message: 'Method not found'}});
    expect(node.asked).toEqual([]);
  });

  it('answers the methods of the services beside a node', async () => {
    const ask = async (method: string, ...params: unknown[]) =>
      (await post({jsonrpc: '2.0', id: 1, method, params})).json;
    const hash = '0x583eb047887cc72f93ead08f389a2cd84440f3322bc4b191803d5adb0a167525';
    await expect(ask('linea_getTransactionExclusionStatusV1', hash)).resolves.toMatchObject({
      result: {txHash: hash, txRejectionStage: 'RPC'},
    });
    await expect(ask('linea_getTransactionExclusionStatusV1')).resolves.toMatchObject({
      error: {code: -32602, message: 'The given request params list should have one argument'},
    });
    await expect(ask('linea_getProof', SENDER, [])).resolves.toMatchObject({
      error: {code: -32603, message: 'Internal error'},
    });
    await expect(ask('eth_sendBundle', {txs: [], blockNumber: '0x11'})).resolves.toMatchObject({
      error: {code: -32602, message: 'Malformed bundle, no bundle transactions present'},
    });
  });

  it('lets pages of other sites ask', async () => {
    const asked = await fetch(stub.url, {method: 'OPTIONS'});
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    for (const body of ['{"jsonrpc"', '{"id":1,"method":"eth_chainId","params":[]}']) {
      const response = await fetch(stub.url, {method: 'POST', body});
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('answers what is not JSON with HTTP 400 and a parse error', async () => {
    await expect(post('{"jsonrpc"')).resolves.toEqual({
      status: 400,
      json: {jsonrpc: '2.0', id: null, error: {code: -32700, message: 'Parse error'}},
    });
  });

  it('forwards everything else as it came', async () => {
    const body = '{ "id":9, "method":"eth_blockNumber","jsonrpc":"2.0","params":[] }';
    await expect(post(body)).resolves.toMatchObject({json: {id: 9, result: '0x10'}});
    expect(node.bodies).toEqual([body]);
  });

  it('answers a mixed batch in order', async () => {
    const {json} = await post([
      {jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: []},
      {jsonrpc: '2.0', id: 2, method: 'linea_estimateGas', params: [{to: RECIPIENT}]},
      {jsonrpc: '2.0', id: 3, method: 'eth_chainId', params: []},
    ]);
    expect(json).toMatchObject([
      {id: 1, result: '0x10'},
      {id: 2, result: {gasLimit: '0x5208'}},
      {id: 3, result: '0xe708'},
    ]);
  });

  it('can answer a sent transaction when a block has it, and an error at once', async () => {
    const patient = await startLineaStub({upstream, answersWhenMined: true});
    const sendRaw = async (): Promise<unknown> => {
      const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction'});
      return (await fetch(patient.url, {method: 'POST', body})).json();
    };
    node.answers.eth_sendRawTransaction = {error: {code: -32000, message: 'nonce too low'}};
    await expect(sendRaw()).resolves.toMatchObject({error: {message: 'nonce too low'}});

    node.answers.eth_sendRawTransaction = {result: '0x12'};
    node.answers.eth_getTransactionReceipt = {result: null};
    const sent = sendRaw();
    await vi.waitFor(() => {
      expect(node.paramsOf('eth_getTransactionReceipt')).toEqual(['0x12']);
    });
    await expect(Promise.race([sent, Promise.resolve('waits')])).resolves.toBe('waits');
    node.answers.eth_getTransactionReceipt = {result: {status: '0x1'}};
    await expect(sent).resolves.toMatchObject({result: '0x12'});
    await patient.close();
  });

  it('says which node does not answer', async () => {
    const lonely = await startLineaStub({upstream: 'http://127.0.0.1:9'});
    const response = await fetch(lonely.url, {method: 'POST', body: '{"method":"eth_chainId"}'});
    expect(response.status).toBe(502);
    await expect(response.text()).resolves.toContain('http://127.0.0.1:9 did not answer');
    await lonely.close();
  });
});
