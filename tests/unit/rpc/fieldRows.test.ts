import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '@site/data/rpc/schema';
import {type Field, fieldRows} from '@site/src/components/rpc/RpcFields/fieldRows';
import {address, quantity} from '@site/data/rpc/shared/scalars';

const price = (unit: string): JsonSchema => ({
  type: 'object',
  properties: {amount: {...quantity, description: `In ${unit}.`}},
  required: ['amount'],
  additionalProperties: true,
});

const field = (name: string, schema: JsonSchema): Field => ({
  name,
  description: `The ${name} price.`,
  required: true,
  schema,
});

const shown = (fields: readonly Field[]) =>
  fieldRows(fields).map(({path, name, like}) => [[...path, name].join('.'), like]);

describe('fieldRows', () => {
  it('lists the same fields once, and names the field that has them', () => {
    const list: JsonSchema = {type: 'array', items: price('wei')};
    expect(shown([field('slow', price('wei')), field('all', list)])).toEqual([
      ['slow', undefined],
      ['slow.amount', undefined],
      ['all', 'slow'],
    ]);
  });

  it('lists fields of the same names again when they mean something else', () => {
    expect(shown([field('slow', price('wei')), field('fast', price('gwei'))])).toEqual([
      ['slow', undefined],
      ['slow.amount', undefined],
      ['fast', undefined],
      ['fast.amount', undefined],
    ]);
  });

  it('writes the key of a map before the names of its fields', () => {
    const map: JsonSchema = {
      type: 'object',
      propertyNames: address,
      additionalProperties: price('wei'),
    };
    const state: JsonSchema = {
      type: 'object',
      properties: {pre: map, post: map},
      additionalProperties: true,
    };
    expect(shown([field('result', state)])).toEqual([
      ['result', undefined],
      ['result.pre', undefined],
      ['result.pre.<address>.amount', undefined],
      ['result.post', 'result.pre'],
    ]);
  });

  it('gives each form that depends on the request a heading and its own fields', () => {
    const choice: JsonSchema = {
      anyOf: [
        {...price('wei'), 'x-when': 'With `wei`', description: 'A small price.'},
        {type: 'array', items: price('gwei'), 'x-when': 'With `gwei`'},
        {type: 'null'},
      ],
    };
    const rows = fieldRows([field('price', choice)]).map(
      ({name, description, path, depth, when, isHeading = false, required}) => ({
        name,
        description,
        path,
        depth,
        when,
        isHeading,
        required,
      }),
    );
    const inside = {path: ['price'], depth: 1, required: true};
    const [small, large] = ['With `wei`', 'With `gwei`'];
    expect(rows).toEqual([
      {
        ...inside,
        name: 'price',
        description: 'The price price.',
        path: [],
        depth: 0,
        isHeading: false,
      },
      {...inside, name: small, description: 'A small price.', when: small, isHeading: true},
      {...inside, name: 'amount', description: 'In wei.', when: small, isHeading: false},
      {...inside, name: large, description: '', when: large, isHeading: true},
      {...inside, name: 'amount', description: 'In gwei.', when: large, isHeading: false},
    ]);
  });

  const callWith = (...others: readonly string[]): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(
      ['from', 'to', 'value', 'data', 'input', 'nonce', 'gas', ...others].map((name) => [
        name,
        name === 'accessList' ? {type: 'array', items: price('wei')} : quantity,
      ]),
    ),
    additionalProperties: false,
  });

  it('folds the rarely used fields of a call, after the others, with their own fields', () => {
    const rows = fieldRows([
      field('call', callWith('accessList', 'chainId', 'strict')),
      field('block', quantity),
    ]);
    expect(rows.map(({name, fold}) => (fold === undefined ? name : `${name}: ${fold}`))).toEqual([
      'call',
      ...['from', 'to', 'value', 'data', 'input', 'gas'],
      ...['nonce', 'accessList', 'amount', 'chainId', 'strict'].map(
        (name) => `${name}: 4 more fields of call`,
      ),
      'block',
    ]);
  });

  it('folds no few fields, and none of other objects', () => {
    const isFolded = (schema: JsonSchema) =>
      fieldRows([field('call', schema)]).some(({fold}) => fold !== undefined);
    expect(isFolded(callWith('chainId', 'strict'))).toBe(false);
    const properties = Object.fromEntries(Array.from('abcdefghij').map((name) => [name, quantity]));
    expect(isFolded({type: 'object', properties, additionalProperties: false})).toBe(false);
  });
});
