import {describe, expect, it} from 'vitest';
import {readInput} from '@site/src/components/contracts/ContractDecoder/read/readInput';

const TOPIC = `0x${'e8'.repeat(32)}`;
const WORD = `0x${'0'.repeat(63)}1`;
const ADDRESS = `0x${'5'.repeat(40)}`;
const CALL = `0x9f3ce55a${'0'.repeat(64)}`;

const items = (input: string) => {
  const reading = readInput(input);
  return reading.kind === 'items' ? reading.items : reading;
};
const problem = (input: string) => {
  const reading = readInput(input);
  return reading.kind === 'problem' ? reading.text : reading;
};

describe('hexadecimal', () => {
  it.each([
    ['alone', CALL],
    ['in quotes', `"${CALL}"`],
    ['in backticks, with space around', `  \`${CALL}\`\n`],
    ['in capitals', CALL.replace('ce55a', 'CE55A')],
    ['with an invisible mark from copying', `\u200b${CALL}\ufeff`],
    ['in several lines', `${CALL.slice(0, 10)}\n${CALL.slice(10)}`],
    ['in several lines with other spaces', `${CALL.slice(0, 20)} \r\n\t${CALL.slice(20)}`],
  ])('is read %s', (_, input) => {
    expect(items(input)).toEqual([{kind: 'data', hex: CALL}]);
  });

  it('is read without 0x, and that is said', () => {
    expect(readInput('9f3ce55a')).toEqual({
      kind: 'items',
      items: [{kind: 'data', hex: '0x9f3ce55a'}],
      note: 'Read as hexadecimal, with 0x added.',
    });
    expect(items(TOPIC.slice(2))).toEqual([{kind: 'data', hex: TOPIC}]);
  });

  it.each([
    ['0x9f3ce55', /odd number of digits, 7/],
    ['0x9f3ce55g', /^Character 10 is “g”/],
    [`0x9f3ce55a${'0'.repeat(9)}О`, /^Character 20 is “О”/],
    ['0x9f3c\u202ee55a', /^Character 7 is U\+202E/],
    ['0x9f3ce55a…', /shortened/],
    ['0x9f3ce55a...00', /shortened/],
    ['0x１２３４', /^Character 3 is “１”/],
    ['0x-1', /^Character 3 is “-”/],
    ['0x💥', /^Character 3 is “💥”/],
  ])('%s is refused in words', (input, words) => {
    expect(problem(input)).toMatch(words);
  });
});

describe('JSON', () => {
  const log = {address: ADDRESS, topics: [TOPIC, WORD], data: '0x'};
  const read = {kind: 'log', address: ADDRESS, topics: [TOPIC, WORD], data: '0x'};
  const call = {kind: 'data', hex: CALL, as: 'call', to: ADDRESS};

  it.each([
    ['a log', log, [read]],
    ['a log whose missing topics are null', {...log, topics: [TOPIC, WORD, null, null]}, [read]],
    ['a log without data', {address: ADDRESS, topics: [TOPIC, WORD]}, [read]],
    ['a list of logs', [log, log], [read, read]],
    ['an answer with logs', {jsonrpc: '2.0', id: 1, result: [log]}, [read]],
    ['a receipt', {to: ADDRESS, status: '0x1', logs: [log, log]}, [read, read]],
    [
      'a receipt with a reason',
      {logs: [], revertReason: '0x732f9413'},
      [{kind: 'data', hex: '0x732f9413', as: 'revert'}],
    ],
    ['a transaction', {to: ADDRESS, input: CALL, value: '0x0'}, [call]],
    ['a transaction in an answer', {result: {to: ADDRESS, input: CALL}}, [call]],
    ['a call', {method: 'eth_call', params: [{to: ADDRESS, data: CALL}, 'latest']}, [call]],
    [
      'an error',
      {error: {code: 3, message: 'execution reverted', data: '0x732f9413'}},
      [{kind: 'data', hex: '0x732f9413', as: 'revert'}],
    ],
    [
      'an error in an error of a wallet',
      {code: -32603, message: 'Internal', data: {originalError: {code: 3, data: '0x732f9413'}}},
      [{kind: 'data', hex: '0x732f9413', as: 'revert'}],
    ],
    [
      'a trace with a call that failed in it',
      {to: ADDRESS, input: CALL, calls: [{input: '0xb837dbe9', error: 'x', output: '0x732f9413'}]},
      [
        call,
        {kind: 'data', hex: '0xb837dbe9', as: 'call'},
        {kind: 'data', hex: '0x732f9413', as: 'revert'},
      ],
    ],
    ['a list of words', [TOPIC, WORD, '0x'], [{kind: 'words', words: [TOPIC, WORD, '0x']}]],
    ['a plain transfer', {to: ADDRESS, input: '0x', logs: [log]}, [read]],
  ])('%s is read', (_, value, expected) => {
    expect(items(JSON.stringify(value))).toEqual(expected);
    expect(items(JSON.stringify(value, null, 2))).toEqual(expected);
  });

  it.each([
    ['{', /isn’t valid JSON/],
    ['{"topics": ["0x12"]}', /nothing to decode/],
    ['[]', /nothing to decode/],
    ['[[[[[[]]]]]]', /nothing to decode/],
    ['{"__proto__": {"input": "x"}, "constructor": null, "topics": {}}', /nothing to decode/],
    ['{"topics": [], "data": "0x"}', /nothing to decode/],
    [`{"address": "${ADDRESS}", "topics": ["${TOPIC}"`, /isn’t valid JSON/],
  ])('%s is refused in words', (input, words) => {
    expect(problem(input)).toMatch(words);
  });

  it('that repeats a revert at several places names it once', () => {
    const data = '0x732f9413';
    const error = {code: 3, message: 'execution reverted', data};
    const ethers = {code: 'CALL_EXCEPTION', data, transaction: {to: ADDRESS, data: CALL}};
    expect(items(JSON.stringify({...ethers, info: {error}}))).toEqual([
      {kind: 'data', hex: data, as: 'revert'},
      call,
    ]);
    const failed = {error: 'execution reverted', output: data};
    expect(items(JSON.stringify({...failed, calls: [failed, failed]}))).toHaveLength(1);
    expect(items(JSON.stringify([log, log]))).toHaveLength(2);
  });

  it('is read without the quotes of a list', () => {
    expect(items(`[${TOPIC}, ${WORD}]`)).toEqual([{kind: 'words', words: [TOPIC, WORD]}]);
  });

  it('stops where no answer is as deep', () => {
    const deep = `${'{"result":'.repeat(100)}${JSON.stringify({input: CALL})}${'}'.repeat(100)}`;
    expect(problem(deep)).toMatch(/nothing to decode/);
    expect(typeof problem('['.repeat(200_000))).toBe('string');
    expect(typeof problem(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)).toBe('string');
  });
});

describe('what tools write', () => {
  it('cast tx', () => {
    expect(items(`blockNumber          1\ninput                ${CALL}\nto  ${ADDRESS}\n`)).toEqual(
      [{kind: 'data', hex: CALL, as: 'call', to: ADDRESS}],
    );
  });

  it('cast logs', () => {
    const one = `- address: ${ADDRESS}\n  blockNumber: 1\n  data: ${WORD}\n  removed: false\n  topics: [\n  \t${TOPIC}\n  \t${WORD}\n  ]\n`;
    const read = {kind: 'log', address: ADDRESS, topics: [TOPIC, WORD], data: WORD};
    expect(items(one)).toEqual([read]);
    expect(items(`${one}${one}`)).toEqual([read, read]);
  });

  it('cast receipt', () => {
    const logs = JSON.stringify([{address: ADDRESS, topics: [TOPIC], data: '0x'}]);
    expect(
      items(`status               1 (success)\nlogs                 ${logs}\nto  0x\n`),
    ).toEqual([{kind: 'log', address: ADDRESS, topics: [TOPIC], data: '0x'}]);
  });

  it('an explorer', () => {
    const words = `Function: sendMessage(address _to)\n\nMethodID: 0x9f3ce55a\n[0]:  ${'0'.repeat(64)}`;
    expect(items(words)).toEqual([{kind: 'data', hex: CALL, as: 'call'}]);
  });

  it.each([
    'Error: server returned an error response: error code 3: execution reverted, data: "0x732f9413"',
    'execution reverted: custom error 0x732f9413',
    '[Revert] custom error 0x732f9413',
    'Error: VM Exception while processing transaction: reverted with an unrecognized custom error (return data: 0x732f9413)',
  ])('%s', (message) => {
    expect(items(message)).toEqual([{kind: 'data', hex: '0x732f9413', as: 'revert'}]);
  });

  it('a sentence with a hash of a transaction before the data', () => {
    expect(items(`In ${TOPIC} I called ${CALL}, why?`)).toEqual([{kind: 'data', hex: CALL}]);
  });
});

describe('names', () => {
  it.each([
    'sendMessage',
    'LineaRollup.sendMessage',
    'sendMessage(address,uint256,bytes)',
    'function sendMessage(address _to, uint256 _fee, bytes calldata _data) external payable;',
    'deadbeef1',
  ])('%s is one', (text) => {
    expect(readInput(text)).toEqual({kind: 'name', text});
  });

  it('of an error is found in a sentence of a tool', () => {
    const text =
      "Error: VM Exception while processing transaction: reverted with custom error 'ZeroAddressNotAllowed()'";
    expect(readInput(text)).toEqual({kind: 'name', text: 'ZeroAddressNotAllowed()'});
  });

  it.each(['', ' ', '\n\t ', '\u200b', '""'])('%j is nothing', (text) => {
    expect(readInput(text)).toEqual({kind: 'nothing'});
  });

  it.each([
    ['https://lineascan.build/tx/0x12', /link/],
    ['Здравствуйте', /contains no data/],
    ['😀 why?', /contains no data/],
    ['<script>alert(1)</script>', /contains no data/],
    ['z'.repeat(1_001), /contains no data/],
    ['hello world this', /contains no data/],
    ['Error: something went wrong', /contains no data/],
    ['Error: execution reverted: 0x08c379a00', /digit/],
  ])('%s is none', (text, words) => {
    expect(problem(text)).toMatch(words);
  });
});

describe('large input', () => {
  const quickly = (input: string) => {
    const start = performance.now();
    const reading = readInput(input);
    expect(performance.now() - start).toBeLessThan(3_000);
    return reading;
  };

  it('is read up to a limit, and refused above it', () => {
    expect(quickly(`0x${'00'.repeat(999_999)}`).kind).toBe('items');
    expect(problem(`0x${'00'.repeat(1_000_000)}`)).toMatch(
      /^This text has 2,000,002 characters\. The decoder accepts 2,000,000/,
    );
  });

  it.each([
    ['spaces', `x${' '.repeat(1_000_000)}x`],
    ['lines of spaces', `x${`\n${' '.repeat(1_000)}`.repeat(1_000)}x`],
    ['the word of a revert', 'reverted '.repeat(100_000)],
    ['open lists of topics', 'topics: [ 0x '.repeat(70_000)],
    ['names of methods', 'MethodID: '.repeat(100_000)],
    ['digits of no data', '0x'.repeat(500_000)],
    ['short data', '0x12 '.repeat(200_000)],
    ['brackets', '('.repeat(1_000_000)],
    ['quotes', '"'.repeat(1_000_000)],
    ['open JSON', '[{"topics":'.repeat(90_000)],
    ['letters', 'é'.repeat(1_000_000)],
  ])('of %s takes no time', (_, input) => {
    expect(['problem', 'items', 'name', 'nothing']).toContain(quickly(input).kind);
  });
});
