import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '@site/data/rpc/schema';
import {type Field, fieldRows} from '@site/src/components/rpc/RpcFields/fieldRows';
import {quantity} from '@site/data/rpc/shared/scalars';

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
});
