import {describe, expect, it} from 'vitest';
import {methods} from '@site/data/rpc/methods';
import type {JsonSchema, JsonValue, RpcMethod} from '@site/data/rpc/schema';
import {block, blockOrHash} from '@site/data/rpc/shared/blockParameter';
import {address, bytes32, data, quantityParam, slot} from '@site/data/rpc/shared/scalars';
import {draftOf, initialDraft} from '@site/src/components/rpc/RpcPlayground/form/draft';
import {isKindOf, matches} from '@site/src/components/rpc/RpcPlayground/form/matches';
import {problemsOf} from '@site/src/components/rpc/RpcPlayground/form/problemsOf';
import {textProblem} from '@site/src/components/rpc/RpcPlayground/form/textProblem';
import {valueOf} from '@site/src/components/rpc/RpcPlayground/form/valueOf';
import {valueProblems} from '@site/src/components/rpc/RpcPlayground/form/valueProblems';
import {fuzzSeed, seededRandom} from '../../../tools/seededRandom';
import {methods as fixtures} from '../rpc/fixtures';
import {validatorOf} from '../rpc/validatorOf';

const place = {id: 'it', label: 'it'};
const all: readonly RpcMethod[] = [...Object.values(methods), ...Object.values(fixtures)];
const params = all.flatMap((method) =>
  method.examples.flatMap(({params: values}) =>
    values.flatMap((value, index) => {
      const param = method.params[index];
      return param === undefined
        ? []
        : [[`${method.name}.${param.name}`, param.schema, value] as const];
    }),
  ),
);

const results = all.flatMap((method) =>
  method.examples.map(
    ({result}) => [`${method.name} result`, method.result.schema, result] as const,
  ),
);

const strange: readonly JsonValue[] = [
  null,
  true,
  0,
  1.5,
  '',
  '0x',
  '0x0',
  '0x01',
  '0X1',
  '100',
  'latest',
  'vitalik.eth',
  `0x${'a'.repeat(40)}`,
  `0x${'A'.repeat(64)}`,
  `0x${'b'.repeat(63)}`,
  [],
  {},
  {blockHash: `0x${'1'.repeat(64)}`},
  {toString: '0x1'},
  [null, ['0x1']],
];

/** A value with one part replaced, added or removed. */
function mutant(value: JsonValue, random: () => number): JsonValue {
  const other = strange[Math.floor(random() * strange.length)] ?? null;
  if (typeof value !== 'object' || value === null || random() < 0.15) {
    return typeof value === 'string' && random() < 0.3 ? value.slice(0, -1) : other;
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const at = Math.floor(random() * (entries.length + 1));
  const entry = entries[at];
  if (entry === undefined) {
    entries.push([isList ? String(entries.length) : 'to', other]);
  } else if (random() < 0.2) {
    entries.splice(at, 1);
  } else {
    entries[at] = [entry[0], mutant(entry[1], random)];
  }
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

describe('the fields of a form', () => {
  it.each(params)('say what the example of %s says', (_, schema, value) => {
    const draft = draftOf(schema, value);
    expect(valueOf(schema, draft)).toEqual(value);
    expect(problemsOf(schema, draft, place)).toEqual([]);
  });

  it.each([...params, ...results])(
    'have words for what Ajv refuses in %s, and for nothing else',
    (name, schema, value) => {
      const random = seededRandom(fuzzSeed);
      const judge = validatorOf(schema);
      let refused = 0;
      // One `expect` for all rounds, because a call in each round would be slow.
      const disagreements: string[] = [];
      for (let round = 0; round < 400; round += 1) {
        const changed = mutant(round % 2 === 0 ? value : mutant(value, random), random);
        const verdict = judge(changed);
        const isValid = verdict === '';
        const draft = draftOf(schema, changed);
        const agrees =
          (valueProblems(schema, changed, place).length === 0) === isValid &&
          matches(schema, changed) === isValid &&
          (problemsOf(schema, draft, place).length === 0) ===
            (judge(valueOf(schema, draft)) === '');
        if (!agrees) {
          disagreements.push(`${name} ${JSON.stringify(changed)}: ${verdict}`);
        }
        refused += isValid ? 0 : 1;
      }
      expect(disagreements).toEqual([]);
      expect(refused).toBeGreaterThan(0);
    },
  );

  it.each(all.flatMap((method) => method.params.map((param) => [method.name, param] as const)))(
    'of %s can be begun, with words until they are filled in',
    (_, {schema}) => {
      const draft = initialDraft(schema);
      const verdict = validatorOf(schema)(valueOf(schema, draft));
      expect(problemsOf(schema, draft, place).length === 0).toBe(verdict === '');
    },
  );

  it('become JSON where they would stand too deep', () => {
    const deep: JsonSchema = {type: 'array', items: {type: 'array', items: address}};
    expect(draftOf(deep, [['0x']], 3)).toEqual({
      kind: 'list',
      items: [{kind: 'json', text: '[\n  "0x"\n]'}],
    });
    const draft = {kind: 'json', text: '["0x"'} as const;
    expect(problemsOf(deep, draft, place)[0]?.text).toContain('isn’t JSON');
    expect(valueOf(deep, draft)).toBe('["0x"');
  });

  it('keep what was typed in a form of a choice that is not in use', () => {
    const draft = {
      kind: 'choice',
      at: 0,
      drafts: {0: {kind: 'text', text: '0x1'}, 1: {kind: 'text', text: 'safe'}},
    } as const;
    expect(valueOf(blockOrHash, draft)).toBe('0x1');
    expect(valueOf(blockOrHash, {...draft, at: 1})).toBe('safe');
  });

  it('take a tag where a number is asked for', () => {
    const draft = {kind: 'choice', at: 0, drafts: {0: {kind: 'text', text: 'latest'}}} as const;
    expect(problemsOf(block, draft, place)).toEqual([]);
    expect(valueOf(block, draft)).toBe('latest');
  });

  it('leave out the spaces that copying brings along', () => {
    expect(valueOf(data, {kind: 'text', text: ' 0x12\n 34 '})).toBe('0x1234');
  });

  it('tell of a key that is there twice', () => {
    const schema = {type: 'object', propertyNames: address, additionalProperties: address} as const;
    const key = `0x${'a'.repeat(40)}`;
    const value = {kind: 'text', text: key} as const;
    const problems = problemsOf(
      schema,
      {
        kind: 'map',
        entries: [
          [key, value],
          [key.toUpperCase().replace('X', 'x'), value],
        ],
      },
      place,
    );
    expect(problems).toEqual([
      {id: 'it.1@key', label: 'key of it[1]', text: 'This key is repeated.'},
    ]);
  });
});

describe('the words for a value', () => {
  it.each([
    [address, '', 'Write 0x and 40 hexadecimal digits.'],
    [address, `0x${'a'.repeat(39)}`, 'Write 0x and 40 hexadecimal digits; this has 39.'],
    [address, `0x${'g'.repeat(40)}`, '“g” isn’t a hexadecimal digit (0 to 9, a to f).'],
    [address, 'vitalik.eth', 'The form doesn’t resolve ENS names: write 0x and 40'],
    [address, 'a'.repeat(40), 'Write 0x before the digits.'],
    [bytes32, '0x12', 'Write 0x and 64 hexadecimal digits; this has 2.'],
    [quantityParam, '', 'Write a number in hexadecimal, such as 0x10.'],
    [quantityParam, '100', 'A quantity is hexadecimal: 100 is 0x64.'],
    [quantityParam, '0x064', 'Write a quantity without leading zeros; zero is 0x0.'],
    [quantityParam, '0x', 'Write a quantity without leading zeros; zero is 0x0.'],
    [quantityParam, 'ff', 'Write 0x before the hexadecimal digits.'],
    [quantityParam, '-1', '“-” isn’t a hexadecimal digit (0 to 9, a to f).'],
    [quantityParam, `0x${'f'.repeat(65)}`, 'Write at most 64 hexadecimal digits; this has 65.'],
    [slot, '7', 'A quantity is hexadecimal: 7 is 0x7.'],
    [data, '', 'Write 0x and the bytes in hexadecimal. For no bytes, write 0x.'],
    [data, '0x123', 'A byte has two hexadecimal digits; this has 3 digits.'],
    [{type: 'string', enum: ['a', 'b']}, 'c', 'Write one of: a, b.'],
    [{type: 'integer', minimum: 1, maximum: 100}, 'x', 'Write a whole number from 1 up to 100.'],
    [{type: 'number'}, 'x', 'Write a number.'],
  ] as const)('%#: %s', (schema, text, words) => {
    expect(textProblem(schema as JsonSchema, text)?.text).toContain(words);
  });

  it('name what was probably meant only when the schema takes it', () => {
    expect(textProblem(quantityParam, '100')?.fix).toBe('0x64');
    expect(textProblem(quantityParam, '0x064')?.fix).toBe('0x64');
    expect(textProblem(address, 'a'.repeat(40))?.fix).toBe(`0x${'a'.repeat(40)}`);
    expect(textProblem(quantityParam, '9'.repeat(90))?.fix).toBeUndefined();
  });

  it.each([
    [block, 5, 'it', 'This is a number. The method expects: block number or tag.'],
    [quantityParam, 100, 'it', 'Write a quantity as text: "0x64".'],
    [blockOrHash, 'last', 'it', 'Write one of these forms: quantity; "latest" or'],
    [blockOrHash, {blockHsh: '0x1'}, 'it', 'There is no field blockHsh: check its spelling.'],
    [blockOrHash, {blockNumber: '1'}, 'it.blockNumber', 'A quantity is hexadecimal: 1 is 0x1.'],
  ] as const)('%# of JSON: the place and the reason', (schema, value, label, words) => {
    const problems = valueProblems(schema, value, place);
    expect(problems.map((problem) => problem.label)).toContain(label);
    expect(problems.map(({text}) => text).join(' ')).toContain(words);
  });

  it('tell kinds apart', () => {
    expect(isKindOf({type: 'integer'}, 1.5)).toBe(false);
    expect(isKindOf({type: 'null'}, null)).toBe(true);
    expect(isKindOf({type: 'object', properties: {}, additionalProperties: true}, null)).toBe(
      false,
    );
  });
});
