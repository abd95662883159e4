import {describe, expect, it} from 'vitest';
import {textParts} from '@site/src/components/facts/FactText/textParts';
import {type ExplainContext, explain} from '@site/src/components/rpc/RpcPlayground/answer/explain';
import {listedErrors} from '@site/src/components/rpc/RpcPlayground/answer/listedErrors';
import {findError} from '@site/src/components/rpc/RpcPlayground/answer/findError';
import {revertReason} from '@site/src/components/rpc/RpcPlayground/answer/revertReason';
import {type Outcome, outcomeOf} from '@site/src/components/rpc/RpcPlayground/run/outcome';
import {readAnswer, TooLarge} from '@site/src/components/rpc/RpcPlayground/run/readAnswer';
import {methods} from '../rpc/fixtures';

const json = {'content-type': 'application/json'};
const outcome = (text: string, status = 200, headers: Record<string, string> = json) =>
  outcomeOf(text, {ms: 5, size: text.length, status}, new Headers(headers));
const asked: ExplainContext = {
  host: 'node.example',
  isLocal: false,
  method: methods.linea_test,
  listed: listedErrors,
};
const wordsFor = (ended: Outcome, change: Partial<ExplainContext> = {}) => {
  const {title, text} = explain(ended as Exclude<Outcome, {kind: 'result'}>, {...asked, ...change});
  return `${title} ${text}`;
};

describe('what came back', () => {
  it.each([
    ['{"jsonrpc":"2.0","id":1,"result":"0x1"}', '0x1'],
    ['{"jsonrpc":"2.0","id":1,"result":null}', null],
    ['{"id":1,"result":[],"error":null}', []],
  ])('is a result: %s', (text, result) => {
    expect(outcome(text)).toMatchObject({kind: 'result', result, text});
  });

  it.each([
    ['{"id":1,"error":{"code":-32000,"message":"no"}}', {code: -32000, message: 'no'}],
    [
      '{"id":null,"error":{"code":3,"message":"x","data":"0x"}}',
      {code: 3, message: 'x', data: '0x'},
    ],
    ['{"error":"broken"}', {code: null, message: 'broken'}],
    ['{"id":1,"error":{}}', {code: null, message: 'no message'}],
  ])('is an error of the node, also with another status: %s', (text, error) => {
    expect(outcome(text)).toMatchObject({kind: 'rpcError', error});
    expect(outcome(text, 400)).toMatchObject({kind: 'rpcError', error});
  });

  it.each([
    ['', 'is not JSON'],
    ['{"jsonrpc":"2.0","id":1,"res', 'is not JSON'],
    ['[{"id":1,"result":"0x1"}]', 'is an array'],
    ['"0x1"', 'not an object'],
    ['null', 'not an object'],
    ['{"jsonrpc":"2.0","id":1}', 'neither result nor error'],
    ['{"id":2,"result":"0x1"}', 'its id is 2'],
    ['{"result":"0x1"}', 'its id is missing'],
    ['{"id":"1","result":"0x1"}', 'its id is "1"'],
    ['{"id":2,"error":{"code":1,"message":"x"}}', 'its id is 2'],
  ])('cannot be used: %s', (text, fault) => {
    const ended = outcome(text);
    expect(ended).toMatchObject({kind: 'malformed'});
    expect(wordsFor(ended)).toContain(fault);
    expect(wordsFor(ended)).toContain('node.example sent a response that can’t be used.');
  });

  it.each([
    ['<!doctype html><title>Hi</title>', json],
    ['Welcome', {'content-type': 'text/html; charset=utf-8'}],
  ])('is a web page: %s', (text, headers) => {
    expect(outcome(text, 200, headers)).toMatchObject({kind: 'webPage', excerpt: text});
  });

  it.each([
    [429, {...json, 'retry-after': '7'}, 'It asks you to wait 7 seconds.'],
    [429, json, 'limits how many requests'],
    [401, json, 'rejected the request (HTTP 401)'],
    [413, json, 'rejects requests of this size'],
    [404, json, 'returned HTTP 404'],
    [503, json, 'problem on its side (HTTP 503)'],
  ])('is a refusal of the server: %s', (status, headers, words) => {
    expect(wordsFor(outcome('nope', status, headers))).toContain(words);
  });

  it('is shown no further than its start', () => {
    const ended = outcome('x'.repeat(1_000));
    expect(ended).toMatchObject({kind: 'malformed', excerpt: `${'x'.repeat(200)}…`});
  });
});

it('shows what came from outside as it is, whatever marks it has', () => {
  const id = 'x`](javascript:alert(1))';
  const ended = outcome(JSON.stringify({id, result: 1}));
  const {text} = explain(ended as Exclude<Outcome, {kind: 'result'}>, asked);
  expect(textParts(text)).toHaveLength(1);
  const refused = outcome('', 429, {'retry-after': '`[a](b)'});
  expect(() => textParts(wordsFor(refused))).not.toThrow();
});

describe('the words for an end without an answer', () => {
  it.each([
    ['offline', 'You are offline.'],
    ['unreadable', 'node.example doesn’t let web pages read its responses (CORS).'],
    ['unreachable', 'node.example could not be reached.'],
    ['dropped', 'node.example closed the connection before the response was complete.'],
    ['timeout', 'node.example didn’t respond within 30 seconds.'],
    ['stopped', 'Stopped.'],
    ['tooLarge', 'larger than 16 MB'],
  ] as const)('%s', (kind, words) => {
    expect(wordsFor({kind})).toContain(words);
  });

  it('name what is particular on the own machine', () => {
    expect(wordsFor({kind: 'unreadable'}, {isLocal: true})).toContain('--rpc-http-cors-origins');
    expect(wordsFor({kind: 'unreachable'}, {isLocal: true})).toContain('Safari');
  });
});

describe('an error that the node reports', () => {
  const error = (code: number, message: string): Outcome => ({
    kind: 'rpcError',
    error: {code, message},
    text: '',
    stats: {ms: 1, size: 1, status: 200},
  });

  it('is told with the cause and the cure that the method documents', () => {
    expect(wordsFor(error(-32000, 'Too large value'))).toBe(
      'Error -32000: Too large value The `value` is big. Send less. For other causes, see [this code in the error index](/api/errors#code-32000).',
    );
  });

  it('is told with what all methods share', () => {
    expect(wordsFor(error(-32700, 'Parse error'))).toContain('The body isn’t JSON.');
  });

  it('is told when the reference does not know it', () => {
    expect(wordsFor(error(-1, 'odd'))).toContain('The reference doesn’t list this error yet.');
  });

  it('is told with what other clients, bundlers and gateways answer, when it is of this method or of any', () => {
    const limited = 'project ID request rate exceeded';
    expect(wordsFor(error(-32005, limited))).toContain('Wait for that time.');
    const pruned = error(4444, 'pruned history unavailable');
    expect(wordsFor(pruned)).toContain('doesn’t list this error yet');
    const logs = {...methods.linea_test, name: 'eth_getLogs'} as const;
    expect(wordsFor(pruned, {method: logs})).toContain('Use a node that keeps the full history.');
  });

  it('is told as a limit when its message or the status of HTTP says so', () => {
    expect(wordsFor(error(-32097, 'Rate limit reached'))).toContain('limits how many requests');
    const refused = {...error(-1, 'odd'), stats: {ms: 1, size: 1, status: 429}} as Outcome;
    expect(wordsFor(refused)).toContain('limits how many requests');
  });

  it('has a title without a code when the answer has none', () => {
    expect(wordsFor(outcome('{"error":"broken"}'))).toMatch(/^Error: broken /);
  });

  it('says where the method is when the endpoint lacks it', () => {
    const words = wordsFor(error(-32601, 'Method not found'));
    expect(words).toContain('node.example doesn’t support linea_test.');
    expect(words).toContain('public endpoint, Linea Besu (with conditions)');
  });

  it('is the one that says most in its own words', () => {
    const known = [
      {code: 1, message: '<anything>', cause: 'a', cure: 'a'},
      {code: 1, message: 'value <n> (too large)', cause: 'b', cure: 'b'},
    ];
    expect(findError(known, {code: 1, message: 'Value 0x5 (too large)'})?.cause).toBe('b');
    expect(findError(known, {code: 1, message: 'other'})?.cause).toBe('a');
    expect(findError(known, {code: 2, message: 'other'})).toBeUndefined();
  });
});

describe('the data of a revert', () => {
  const word = (hex: string) => hex.padStart(64, '0');
  const text = Buffer.from('too late').toString('hex');
  const revert = `0x08c379a0${word('20')}${word('8')}${text.padEnd(64, '0')}`;

  it.each([
    [revert, 'too late'],
    [`0x4e487b71${word('11')}`, 'panic 0x11: arithmetic overflow or underflow'],
    [`0x4e487b71${word('99')}`, 'panic 0x99: a code that Solidity doesn’t document'],
    [revert.slice(0, -70), undefined],
    ['0x08c379a0', undefined],
    ['0x12345678', undefined],
    [null, undefined],
  ])('%#', (data, reason) => {
    expect(revertReason(data)).toBe(reason);
  });
});

describe('reading an answer', () => {
  const pieces = (...texts: readonly string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const text of texts) {
            controller.enqueue(new TextEncoder().encode(text));
          }
          controller.close();
        },
      }),
    );

  it('puts the pieces together and tells how much has come', async () => {
    const progress: number[] = [];
    const answer = await readAnswer(pieces('{"a":', '"ü"}'), (size) => progress.push(size));
    expect(answer).toEqual({text: '{"a":"ü"}', size: 10});
    expect(progress).toEqual([5, 10]);
  });

  it('keeps a character whole that comes in two pieces', async () => {
    const bytes = new TextEncoder().encode('😀');
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 2));
        controller.enqueue(bytes.slice(2));
        controller.close();
      },
    });
    expect((await readAnswer(new Response(stream), () => {})).text).toBe('😀');
  });

  it('stops at what a page can hold', async () => {
    await expect(readAnswer(pieces('12345', '67890'), () => {}, 7)).rejects.toThrow(TooLarge);
  });

  it('takes an answer without a body', async () => {
    expect(await readAnswer(new Response(null), () => {})).toEqual({text: '', size: 0});
  });
});
