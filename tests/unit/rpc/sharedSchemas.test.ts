import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '@site/data/rpc/schema';
import {blockOrHash} from '@site/data/rpc/shared/blockParameter';
import {address, nothing} from '@site/data/rpc/shared/scalars';
import {stateOverrides} from '@site/data/rpc/shared/stateOverrides';
import {sharedSchemas} from '@site/src/rpc/sharedSchemas';

const asItIs = (sentence: string) => sentence;

describe('sharedSchemas', () => {
  it('refers to a schema with a title and defines it once', () => {
    const {place, definitions} = sharedSchemas(asItIs);
    const reference = {$ref: '#/components/schemas/Address'};
    expect(place(address)).toEqual(reference);
    expect(place({type: 'array', items: address})).toEqual({type: 'array', items: reference});
    expect(definitions()).toEqual({Address: address});
  });

  it('writes a single value out where it has words of its own', () => {
    const {place, definitions} = sharedSchemas(asItIs);
    const described = {...address, description: 'The account.'};
    expect(place(described)).toEqual(described);
    expect(definitions()).toEqual({});
  });

  it('puts words beside a reference in a way that draft-07 reads', () => {
    const {place, definitions} = sharedSchemas(asItIs);
    expect(place({...blockOrHash, 'x-default': '`latest`'})).toEqual({
      'x-default': '`latest`',
      allOf: [{$ref: '#/components/schemas/BlockNumberTagOrHash'}],
    });
    expect(definitions().BlockNumberTagOrHash).not.toHaveProperty('x-default');
  });

  it('finds what is shared inside of choices, fields and maps', () => {
    const {place, definitions} = sharedSchemas(asItIs);
    place({anyOf: [stateOverrides, nothing]});
    expect(Object.keys(definitions())).toEqual(['Address', 'Bytes32', 'StateOverrides']);
    expect(definitions().StateOverrides).toMatchObject({
      propertyNames: {$ref: '#/components/schemas/Address'},
    });
  });

  it('writes out a second schema of the same title whose words differ', () => {
    const {place, definitions} = sharedSchemas(asItIs);
    const pair = (description: string): JsonSchema => ({
      title: 'Pair',
      type: 'object',
      properties: {one: {...address, description}},
      additionalProperties: false,
    });
    expect(place(pair('Who pays.'))).toEqual({$ref: '#/components/schemas/Pair'});
    expect(place(pair('Who is paid.'))).toEqual(pair('Who is paid.'));
    expect(definitions()).toEqual({Pair: pair('Who pays.')});
  });

  it('keeps a field whose name is a word of schemas', () => {
    const {place} = sharedSchemas(asItIs);
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        description: {type: 'string', description: 'A [text](/api).'},
        items: {type: 'boolean', description: 'Whether.'},
      },
      additionalProperties: true,
    };
    expect(place(schema)).toEqual(schema);
  });

  it('stops on a title that cannot be a name', () => {
    const {place} = sharedSchemas(asItIs);
    expect(() => place({...address, title: 'An address'})).toThrow(
      'data/rpc: the title "An address" becomes a name in the OpenRPC document. Write it as one word',
    );
  });

  it('rewrites sentences, and nothing else', () => {
    const {place} = sharedSchemas((sentence) => sentence.toUpperCase());
    expect(place({...address, description: 'The account.'})).toEqual({
      ...address,
      description: 'THE ACCOUNT.',
    });
  });
});
