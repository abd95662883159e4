import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '@site/data/rpc/schema';
import {address, bytes32, data, nothing, quantity} from '@site/data/rpc/shared/scalars';
import {decode} from '@site/src/components/rpc/RpcPlayground/answer/decode';
import {linesOf} from '@site/src/components/rpc/RpcPlayground/answer/linesOf';
import {takeFirst} from '@site/src/components/ui/takeFirst';

const wei = {...quantity, 'x-unit': 'wei'} as const;
const price = {...quantity, 'x-unit': 'wei per gas'} as const;
const time = {...quantity, 'x-unit': 'unix seconds'} as const;
const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`;

describe('what a value means', () => {
  it.each([
    [quantity, '0xf4240', '1,000,000'],
    [{...quantity, 'x-unit': 'gas'}, '0x5208', '21,000 gas'],
    [wei, '0xde0b6b3a7640000', '1 ETH'],
    [wei, '0x7', '7 wei'],
    [price, '0x7', '7 wei per gas'],
    [price, '0x282bbf8', '0.042122232 gwei per gas'],
    [time, '0x6920f2e0', '2025-11-21 23:16:48 UTC'],
    [time, `0x${'f'.repeat(30)}`, '1,329,227,995,784,915,872,903,807,060,280,344,575'],
    [data, '0x', '0 bytes'],
    [data, '0xff', '1 byte'],
    [data, hex('hello'), '5 bytes, “hello”'],
    [{...data, 'x-hex': 'utf8'}, hex('Besu'), 'Besu'],
    [{type: 'integer', 'x-unit': 'blocks'}, 5, '5 blocks'],
    [address, `0x${'a'.repeat(40)}`, undefined],
    [bytes32, `0x${'a'.repeat(64)}`, undefined],
    [quantity, 'latest', undefined],
    [data, '0x1', undefined],
    [undefined, '0x1', undefined],
    [{type: 'string'}, '0x1', undefined],
  ] as const)('%#: %j', (schema, value, words) => {
    expect(decode(schema, value)).toBe(words);
  });
});

describe('an answer in lines', () => {
  const schema: JsonSchema = {
    anyOf: [
      {
        type: 'object',
        properties: {number: {...quantity, description: 'N.'}, logs: {type: 'array', items: wei}},
        additionalProperties: true,
      },
      nothing,
    ],
  };

  it('is JSON, with the meaning of what the schema knows beside it', () => {
    const value = {number: '0x10', logs: ['0x7'], more: {empty: [], none: {}}, toString: null};
    const lines = [...linesOf(value, schema)];
    const text = lines
      .map(({name, value: shown, end}) => `${name === undefined ? '' : `${name}:`}${shown}${end}`)
      .join('');
    expect(JSON.parse(text)).toEqual(value);
    expect(lines.map(({decoded}) => decoded).filter(Boolean)).toEqual(['16', '7 wei']);
    expect(Math.max(...lines.map(({depth}) => depth))).toBe(2);
  });

  it('says nothing of values that the schema does not have', () => {
    expect([...linesOf({number: 16, logs: '0x7'}, schema)].some(({decoded}) => decoded)).toBe(
      false,
    );
    expect([...linesOf(null, schema)]).toEqual([{depth: 0, end: '', kind: 'word', value: 'null'}]);
  });

  it('shows the start of a long text and keeps the rest', () => {
    const long = `0x${'ab'.repeat(5_000)}`;
    const [line] = [...linesOf(long, undefined)];
    expect(line?.value).toHaveLength(203);
    expect(line).toMatchObject({decoded: '5,000 bytes', whole: long});
    const [text] = [...linesOf('x'.repeat(300), undefined)];
    expect(text?.decoded).toBe('300 characters');
  });

  it('takes the first lines of five megabytes without going through the rest', () => {
    const log = {address: `0x${'a'.repeat(40)}`, topics: [`0x${'b'.repeat(64)}`], data: '0x00'};
    const logs = Array.from({length: 30_000}, () => log);
    let looks = 0;
    const watched = new Proxy(logs, {
      get: (target, key) => {
        looks += /^\d+$/.test(String(key)) ? 1 : 0;
        return Reflect.get(target, key) as unknown;
      },
    });
    const list: JsonSchema = {
      anyOf: [
        {
          type: 'array',
          items: {type: 'object', properties: {data, address}, additionalProperties: true},
        },
        nothing,
      ],
    };
    const {items: lines, more} = takeFirst(linesOf(watched, list), 400);
    expect(lines).toHaveLength(400);
    expect(more).toBe(true);
    expect(looks).toBeLessThan(100);
    expect(takeFirst(linesOf([1], undefined), 400).more).toBe(false);
  });
});
