import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {publicEndpoints} from '@site/data/publicEndpoints';
import {methods as documented} from '@site/data/rpc/methods';
import type {RpcMethod} from '@site/data/rpc/schema';
import {askEndpoint, type Patience} from '../../live/rpcDrift/askEndpoint';
import {driftReport, driftTable} from '../../live/rpcDrift/driftReport';
import {findDrift} from '../../live/rpcDrift/findDrift';
import {judgeAnswer} from '../../live/rpcDrift/judgeAnswer';
import {type Question, questionsOf} from '../../live/rpcDrift/questions';
import {methods} from '../rpc/fixtures';

const PATIENCE: Patience = {timeout: 10_000, attempts: 3, firstPause: 5};
const IMPATIENT: Patience = {...PATIENCE, timeout: 200};

/** The server's behavior for each request, in order. The last one repeats. */
type Reply = {readonly status?: number; readonly body: string} | 'nothing';

const result = (value: unknown): Reply => ({
  body: JSON.stringify({jsonrpc: '2.0', id: 1, result: value}),
});
const error = (code: number, message: string): Reply => ({
  body: JSON.stringify({jsonrpc: '2.0', id: 1, error: {code, message}}),
});
const limited: Reply = {status: 429, body: 'Slow down'};

let server: Server;
let url = '';
let replies: Reply[] = [];
let received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push(text);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply !== undefined && reply !== 'nothing') {
        response.writeHead(reply.status ?? 200).end(reply.body);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  received = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const base: RpcMethod = methods.eth_test;
const question = (changes: Partial<Question> = {}): Question => ({
  method: base,
  network: 'mainnet',
  url,
  answers: 'yes',
  ...changes,
});

async function judge(
  given: readonly Reply[],
  changes: Partial<Question> = {},
  patience: Patience = PATIENCE,
) {
  replies = [...given];
  const asked = question(changes);
  return judgeAnswer(asked, await askEndpoint(asked, patience));
}

describe('the check of the reference against endpoints', () => {
  it('sends the example of the method, and passes an answer of the documented form', async () => {
    expect(await judge([result('hello')])).toMatchObject({is: 'as documented', validated: true});
    expect(received.map((text) => JSON.parse(text) as unknown)).toEqual([
      {jsonrpc: '2.0', id: 1, method: 'eth_test', params: []},
    ]);
  });

  it('finds an answer of another form, and says where', async () => {
    expect(await judge([result(5)])).toMatchObject({
      is: 'drift',
      expected: 'a result of the documented form',
      got: 'value must be string, in 5',
    });
  });

  it('finds a documented method that is gone', async () => {
    for (const reply of [error(-32601, 'Method not found'), error(-32604, 'Method not enabled')]) {
      expect(await judge([reply])).toMatchObject({
        is: 'drift',
        expected: 'a result, or an error of this method',
        got: expect.stringMatching(/^error -3260[14]: Method not /) as string,
      });
    }
  });

  it('passes an error that the method documents, and finds another', async () => {
    const method: RpcMethod = methods.linea_test;
    expect(await judge([error(-32000, 'too large, again')], {method})).toMatchObject({
      is: 'as documented',
      validated: false,
    });
    expect(await judge([error(-32000, 'no')], {method})).toMatchObject({is: 'drift'});
    expect(await judge([error(-32001, 'too large')], {method})).toMatchObject({is: 'drift'});
  });

  it('finds an example whose parameters are refused, though the method documents that error', async () => {
    const method: RpcMethod = methods.linea_test;
    expect(await judge([error(-32602, 'Invalid params')], {method})).toMatchObject({
      is: 'drift',
      got: 'error -32602: Invalid params',
    });
    // Other networks can lack the example's block.
    expect(
      await judge([error(-32602, 'Invalid params')], {method, network: 'sepolia'}),
    ).toMatchObject({is: 'as documented'});
  });

  it('waits and asks again when the endpoint limits requests', async () => {
    expect(await judge([limited, result('hello')])).toMatchObject({is: 'as documented'});
    expect(received).toHaveLength(2);
    const worded = error(-32005, 'daily request count exceeded, request rate limited');
    expect(await judge([worded, result('hello')])).toMatchObject({is: 'as documented'});
  });

  it('calls a limit that stays no drift', async () => {
    expect(await judge([limited])).toMatchObject({
      is: 'not heard',
      got: 'the endpoint limits requests',
    });
    expect(received).toHaveLength(PATIENCE.attempts);
  });

  it('takes -32005 for a limit of requests only where the message says so', async () => {
    const long = error(-32005, 'Requested range exceeds maximum RPC range limit');
    expect(await judge([long])).toMatchObject({is: 'drift'});
  });

  it('finds an endpoint that is silent, after asking again', async () => {
    expect(await judge(['nothing'], {}, IMPATIENT)).toMatchObject({
      is: 'drift',
      expected: 'an answer',
      got: 'nothing in 0.2 s',
    });
    expect(received).toHaveLength(IMPATIENT.attempts);
  });

  it('finds an endpoint that is not there, or does not speak JSON-RPC', async () => {
    expect(await judge([], {url: 'http://127.0.0.1:9'})).toMatchObject({
      is: 'drift',
      got: expect.stringContaining('no connection: ') as string,
    });
    expect(await judge([{status: 503, body: '<h1>Sorry</h1>'}])).toMatchObject({
      got: 'HTTP 503 without JSON: <h1>Sorry</h1>',
    });
    expect(await judge([{body: 'null'}])).toMatchObject({
      got: 'HTTP 200 with neither result nor error',
    });
  });

  it('finds nothing where Mainnet had something', async () => {
    const schema = {anyOf: [{type: 'string'}, {type: 'null'}]} as const;
    const [example] = base.examples;
    const method: RpcMethod = {
      ...base,
      result: {...base.result, schema},
      examples: [{...example, seen: 'Linea Mainnet'}],
    };
    expect(await judge([result(null)], {method})).toMatchObject({
      is: 'drift',
      expected: '"x"',
      got: 'null',
    });
    expect(await judge([result(null)], {method, network: 'sepolia'})).toMatchObject({
      is: 'as documented',
    });
  });

  it('reports an unconfirmed method, whether it works or not', async () => {
    const answers = 'unconfirmed';
    expect(await judge([result('hello')], {answers})).toMatchObject({
      is: 'news',
      got: 'it answers: "hello"',
    });
    expect(await judge([error(-32601, 'Method not found')], {answers})).toMatchObject({
      is: 'news',
      got: 'it does not answer: error -32601: Method not found',
    });
    expect(await judge([result(5)], {answers})).toMatchObject({is: 'drift'});
  });

  it('expects the documented error where a method is documented as absent', async () => {
    const answers = 'no';
    expect(await judge([error(-32601, 'no such method')], {answers})).toMatchObject({
      is: 'as documented',
    });
    expect(await judge([result('hello')], {answers})).toMatchObject({
      is: 'drift',
      expected: 'an error: it is not there',
    });
    expect(await judge([error(-32000, 'no')], {answers})).toMatchObject({
      is: 'drift',
      expected: '-32601 Method not found, or -32604 Method not enabled',
    });
  });

  it('gives an endpoint up after three silent questions', async () => {
    replies = [limited];
    const verdicts = await findDrift(
      Array.from({length: 5}, () => question()),
      PATIENCE,
      0,
    );
    expect(verdicts.map(({is}) => is)).toEqual(Array.from({length: 5}, () => 'not heard'));
    expect(received).toHaveLength(3 * PATIENCE.attempts);
  });

  it('reports drift as a table, and counts what was held against a schema', async () => {
    replies = [result('hello'), result(5)];
    const verdicts = await findDrift([question(), question()], PATIENCE, 0);
    expect(driftTable(verdicts, 'drift')).toBe(
      `| Method   | Network | Expected                        | Got                        |
| -------- | ------- | ------------------------------- | -------------------------- |
| eth_test | mainnet | a result of the documented form | value must be string, in 5 |`,
    );
    const unasked = [{method: 'eth_send', network: 'mainnet', why: 'It | spends.'}] as const;
    const report = driftReport(verdicts, unasked);
    expect(report).toContain('2 questions, 2 results held against their schema: 1 as documented');
    expect(report).toContain('| eth_send | mainnet | It \\| spends. |');
    expect(report).not.toContain('## Not heard');
  });
});

describe('of the documented methods', () => {
  const all: readonly RpcMethod[] = Object.values(documented);
  const {asked, unasked} = questionsOf(all, publicEndpoints);

  it('each is asked on each network, or has its reason', () => {
    expect(asked.length + unasked.length).toBe(2 * all.length);
    expect(unasked.filter(({why}) => why === '')).toEqual([]);
  });

  it('none that sends, subscribes or needs an admitted key is asked', () => {
    const names = unasked.filter(({network}) => network === 'mainnet').map(({method}) => method);
    expect(names.toSorted()).toEqual([
      'eth_sendBundle',
      'eth_sendRawTransaction',
      'eth_sendUserOperation',
      'eth_subscribe',
      'eth_unsubscribe',
    ]);
  });

  it('those of the bundler are asked on Mainnet only, with the reason of the facts', () => {
    const why = unasked.find(({method}) => method === 'eth_supportedEntryPoints')?.why;
    expect(why).toBe('Documented for Linea Mainnet only. For Linea Sepolia, use Infura.');
    expect(
      asked.some(
        ({method, network}) => method.name.startsWith('pimlico_') && network === 'sepolia',
      ),
    ).toBe(false);
  });
});
