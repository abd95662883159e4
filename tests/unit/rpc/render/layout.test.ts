import {describe, expect, it} from 'vitest';
import type {JsonValue} from '@site/data/rpc/schema';
import {json, layout} from '@site/src/rpc/render/layout';
import {randomJson} from './randomJson';

describe('the layout of a value', () => {
  it.each<[string, JsonValue, string]>([
    ['nothing', null, 'null'],
    ['an empty list', [], '[]'],
    ['an empty object', {}, '{}'],
    ['a short list', ['0x1', 'latest', true, 5], '["0x1", "latest", true, 5]'],
    ['a short object', {a: {b: [1]}}, '{"a": {"b": [1]}}'],
  ])('keeps %s on one line', (_, value, text) => {
    expect(layout(value, json)).toBe(text);
  });

  it('gives each member a line where one line is too short', () => {
    expect(layout({first: ['aaaaaa', 'bbbbbb'], second: 'cc'}, json, {width: 30})).toBe(
      ['{', '  "first": [', '    "aaaaaa",', '    "bbbbbb"', '  ],', '  "second": "cc"', '}'].join(
        '\n',
      ),
    );
  });

  it('counts what stands before, and starts the last line where the first one starts', () => {
    const text = layout(['aaaa', 'bbbb'], json, {width: 20, before: 10, indent: '  '});
    expect(text).toBe('[\n    "aaaa",\n    "bbbb"\n  ]');
  });

  it('is JSON again when it is read, whatever the width', () => {
    for (const value of randomJson(200)) {
      for (const width of [1, 20, 80]) {
        expect(JSON.parse(layout(value, json, {width}))).toEqual(value);
      }
    }
  });

  it('passes the width only where a single text does', () => {
    for (const value of randomJson(200)) {
      const wide = layout(value, json, {width: 40})
        .split('\n')
        .filter((line) => line.length > 40);
      for (const line of wide) {
        expect(line).toMatch(
          /^ *(?:"(?:[^"\\]|\\.)*": )?(?:"(?:[^"\\]|\\.)*"|-?\d+|true|false|null|\[\]|\{\}|[[{])?,?$/,
        );
      }
    }
  });
});
