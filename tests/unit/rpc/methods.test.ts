// cspell:ignore valeu
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {commonErrors} from '@site/data/rpc/commonErrors';
import {groups} from '@site/data/rpc/groups';
import {methods} from '@site/data/rpc/methods';
import type {JsonSchema, RpcMethod} from '@site/data/rpc/schema';
import {address, bytes32, nothing} from '@site/data/rpc/shared/scalars';
import {textParts} from '@site/src/components/facts/FactText/textParts';
import {fieldRows} from '@site/src/components/rpc/RpcFields/fieldRows';
import {methods as fixtures} from './fixtures';
import {methodProblems, titleProblems} from './methodProblems';

const folder = path.resolve(import.meta.dirname, '../../../data/rpc');

describe('data/rpc', () => {
  it('has a line in methods.ts for each of its files', () => {
    const files = readdirSync(folder).map((file) => path.basename(file, '.ts'));
    expect(files.filter((file) => file.includes('_'))).toEqual(Object.keys(methods).sort());
  });

  it('names each common error once and leaves no backtick open', () => {
    const names = commonErrors.errors.map(({code, message}) => `${code} ${message}`);
    expect(new Set(names).size).toBe(names.length);
    for (const text of commonErrors.errors.flatMap(({cause, cure}) => [cause, cure])) {
      expect(() => textParts(text), text).not.toThrow();
    }
  });

  it('names each group once', () => {
    expect(new Set(groups.map(({key}) => key)).size).toBe(groups.length);
  });

  it('gives no title to two forms', () => {
    expect(titleProblems(Object.values(methods))).toEqual([]);
  });

  describe.each(Object.entries<RpcMethod>(methods))('%s', (key, method) => {
    it('stands under its own name', () => {
      expect(method.name).toBe(key);
    });

    it('keeps the rules', () => {
      expect(methodProblems(method)).toEqual([]);
    });

    it('shows each field of an object once', () => {
      const result = {...method.result, name: 'result', required: true};
      const names = fieldRows([...method.params, result]).map(({when, path: above, name}) =>
        [when, ...above, name].join('.'),
      );
      expect(new Set(names).size).toBe(names.length);
    });
  });
});

describe('methodProblems', () => {
  const good: RpcMethod = fixtures.linea_test;
  const withParam = (schema: JsonSchema): RpcMethod => ({
    ...good,
    params: [{name: 'it', required: true, description: 'It.', schema}],
    examples: [{...good.examples[0], params: [{}]}],
  });
  const object = {type: 'object', properties: {}, additionalProperties: false} as const;
  const [callParam, ...others] = good.params as [RpcMethod['params'][number]];
  const example = good.examples[0];

  it('has nothing to say of the methods made up for tests', () => {
    expect(Object.values(fixtures).flatMap(methodProblems)).toEqual([]);
  });

  const bad: readonly [what: string, method: RpcMethod, problem: string][] = [
    [
      'an optional parameter before a required one',
      {
        ...good,
        params: [...others, callParam],
        examples: [{...example, params: [{}, 'latest', {}]}],
      },
      'required ones come before',
    ],
    [
      'a required field that is not there',
      withParam({...object, required: ['a']}),
      'it: "a" is required and not among the properties',
    ],
    [
      'an open object in a parameter',
      withParam({...object, additionalProperties: true}),
      'it: an object of a parameter says additionalProperties: false',
    ],
    [
      'a closed object in a result',
      {
        ...good,
        result: {description: 'It.', schema: {anyOf: [{...object}, nothing]}},
      },
      'result: an object of a result says additionalProperties: true',
    ],
    [
      'a field without a description',
      withParam({...object, properties: {a: {type: 'string'}}}),
      'it: "a" has no description',
    ],
    [
      'a name that JavaScript moves',
      withParam({...object, properties: {'0': {type: 'string', description: 'A.'}}}),
      '"0" would lose its place',
    ],
    [
      'a pattern that is not closed',
      withParam({anyOf: [{type: 'string', pattern: '^0x'}, object]}),
      'has to start with ^ and end with $',
    ],
    [
      'a word of JSON Schema that our schemas do not have',
      withParam({
        ...object,
        properties: {a: {type: 'string', description: 'A.', minLength: 2} as JsonSchema},
      }),
      'it.a: "minLength" is not part of our schemas',
    ],
    [
      'an open backtick',
      withParam({...object, properties: {a: {...address, description: 'An `account.'}}}),
      'left open',
    ],
    [
      'an example whose parameters the schema refuses',
      {...good, examples: [{...example, params: [{valeu: '0x1'}]}]},
      'example "A call", params: value/0 must NOT have additional properties',
    ],
    [
      'an example without a required parameter',
      {...good, examples: [{...example, params: []}]},
      'must NOT have fewer than 1 items',
    ],
    [
      'an example whose result the schema refuses',
      {...good, examples: [{...example, result: {hash: '0x1'}}]},
      'example "A call", result: value/hash must match pattern',
    ],
    ['an error that is there twice', {...good, errors: [...good.errors, ...good.errors]}, 'twice'],
    [
      'an error whose placeholder is open',
      {...good, errors: [{code: 1, message: 'a <b', cause: 'C.', cure: 'D.'}]},
      'what varies stands between',
    ],
    [
      'a place that is left out',
      {...good, availability: good.availability.slice(1)},
      'availability: name each place once',
    ],
    [
      'samples for a public endpoint that may not answer',
      {
        ...good,
        availability: [
          {place: 'public endpoint', answers: 'unconfirmed'},
          ...good.availability.slice(1),
        ],
      },
      'samplesAt: no source says that the public endpoint answers',
    ],
    [
      'samples for a place that may not answer',
      {...good, samplesAt: 'Infura'},
      'samplesAt: no source says that Infura answers',
    ],
    [
      'a library that is given what the example does not have',
      {...good, viem: {action: 'call', args: [{object: {to: {param: 0, path: ['to']}}}]}},
      'viem: the first example has no params[0][to]',
    ],
    [
      'a number made of no quantity',
      {...good, ethers: {action: 'call', args: [{list: [{param: 0, as: 'bigint'}]}]}},
      'ethers: params[0] of the first example is no quantity',
    ],
  ];

  it.each(bad)('tells of %s', (_, method, problem) => {
    expect(methodProblems(method).join('\n')).toContain(problem);
  });

  it('tells of a title that stands for two forms', () => {
    const other = {
      ...good,
      result: {description: 'It.', schema: {...bytes32, title: 'Address'}},
    };
    expect(titleProblems([good, other])).toEqual([
      'linea_test: the title Address stands for another form elsewhere',
    ]);
    expect(titleProblems([good, good])).toEqual([]);
  });
});
