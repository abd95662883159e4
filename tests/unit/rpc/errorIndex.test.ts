import {describe, expect, it} from 'vitest';
import type {ErrorList} from '@site/data/rpc/errors/errorList';
import type {RpcMethod} from '@site/data/rpc/schema';
import {errorIndex, readSelection, selectErrors} from '@site/src/rpc/errorIndex';
import {methods as fixtures} from './fixtures';

const method = (name: RpcMethod['name'], ...errors: RpcMethod['errors']): RpcMethod => ({
  ...(fixtures.linea_test as RpcMethod),
  name,
  errors,
});
const limit = {code: -32005, message: 'Too much', cause: 'Much.', cure: 'Less.'};
const geth: ErrorList = {
  producer: 'geth',
  errors: [
    {...limit, methods: ['eth_b']},
    {code: null, status: 403, message: 'no host', cause: 'A host.', cure: 'Name it.'},
  ],
  sources: ['https://example.com/'],
  checked: '2026-11-21',
};
const common = [{code: -32700, message: 'Parse error', cause: 'No JSON.', cure: 'Quote.'}];

describe('the index of errors', () => {
  it('has a message of a producer with one cause once, with all its methods', () => {
    const index = errorIndex({
      methods: [method('eth_b', limit), method('eth_a', limit)],
      common: [],
      lists: [geth],
    });
    expect(index.filter(({code}) => code === -32005)).toEqual([
      {...limit, producer: 'besu', methods: ['eth_a', 'eth_b']},
      {...limit, producer: 'geth', methods: ['eth_b']},
    ]);
  });

  it('has an entry for each cause, with the methods that name it', () => {
    const other = {...limit, cause: 'Another.'};
    const found = errorIndex({
      methods: [method('eth_b', other), method('eth_a', limit), method('eth_c', limit)],
      common: [],
      lists: [],
    });
    expect(found).toEqual([
      {...limit, producer: 'besu', methods: ['eth_a', 'eth_c']},
      {...other, producer: 'besu', methods: ['eth_b']},
    ]);
  });

  it('has an entry for each fix of a cause', () => {
    const other = {...limit, cure: 'Later.'};
    const found = errorIndex({
      methods: [method('eth_a', other), method('eth_b', limit)],
      common: [],
      lists: [],
    });
    expect(found).toMatchObject([
      {cure: 'Later.', methods: ['eth_a']},
      {cure: 'Less.', methods: ['eth_b']},
    ]);
  });

  it('has what all methods share before what one says of it', () => {
    const own = {code: -32700, message: 'Parse error', cause: 'Mine.', cure: 'Yours.'};
    const found = errorIndex({methods: [method('eth_a', own)], common, lists: []});
    expect(found).toMatchObject([
      {cause: 'No JSON.', methods: []},
      {cause: 'Mine.', methods: ['eth_a']},
    ]);
  });

  it('lets what all methods share stand for a method that says the same', () => {
    const [same] = common;
    const found = errorIndex({methods: [method('eth_a', same as never)], common, lists: []});
    expect(found).toMatchObject([{cause: 'No JSON.', methods: []}]);
  });

  it('leaves out what only varies', () => {
    const vague = {code: -32000, message: '<what was refused>', cause: 'A.', cure: 'B.'};
    expect(errorIndex({methods: [], common: [vague], lists: []})).toEqual([]);
  });

  it('names the bundler as source of user operations', () => {
    const aa = {...method('eth_a', limit), group: 'account-abstraction' as const};
    expect(errorIndex({methods: [aa], common: [], lists: []})[0]?.producer).toBe('bundler');
  });

  it('names who words an error where the error says so', () => {
    const own = {...limit, message: 'Not stored', producer: 'shomei' as const};
    const index = errorIndex({methods: [method('linea_a', own, limit)], common: [], lists: []});
    expect(index.map(({message, producer}) => [message, producer])).toEqual([
      ['Not stored', 'shomei'],
      ['Too much', 'besu'],
    ]);
  });

  it('keeps what two producers say in the same words apart', () => {
    const service = {...common[0], methods: undefined, producer: 'shomei' as const};
    const index = errorIndex({methods: [method('linea_a', service as never)], common, lists: []});
    expect(index).toMatchObject([
      {producer: 'besu', methods: []},
      {producer: 'shomei', methods: ['linea_a']},
    ]);
  });

  it('is in the order of the messages', () => {
    const messages = errorIndex({methods: [method('eth_a', limit)], common, lists: [geth]}).map(
      ({message}) => message,
    );
    expect(messages).toEqual(['no host', 'Parse error', 'Too much', 'Too much']);
  });
});

describe('a part of the index', () => {
  const index = errorIndex({methods: [method('eth_a', limit)], common, lists: [geth]});
  const messages = (...selections: Parameters<typeof selectErrors>[2]) =>
    selections.map((selection) =>
      selectErrors(index, selection, selections).map(({message}) => message),
    );

  it('is what has the code and the producer', () => {
    expect(messages({code: -32005, from: ['geth']})).toEqual([['Too much']]);
    expect(messages({code: -32005, from: ['besu', 'geth']})).toEqual([['Too much', 'Too much']]);
    expect(messages({code: null, from: ['besu', 'geth']})).toEqual([['no host']]);
  });

  it('is all of a producer when it names no code', () => {
    expect(messages({from: ['geth']})).toEqual([['Too much', 'no host']]);
  });

  it('keeps a code together, and has answers without one last', () => {
    const both = errorIndex({
      methods: [method('eth_a', {...limit, message: 'zero', code: -32001}, limit)],
      common,
      lists: [geth],
    });
    const all = {from: ['besu', 'geth']} as const;
    expect(selectErrors(both, all, [all]).map(({code}) => code)).toEqual([
      -32001,
      -32005,
      -32005,
      -32700,
      null,
    ]);
  });

  it('is what the page leaves when it asks for the other codes', () => {
    expect(
      messages({code: -32005, from: ['besu']}, {code: 'other', from: ['besu', 'geth']}),
    ).toEqual([['Too much'], ['Too much', 'Parse error', 'no host']]);
  });
});

describe('a part of the index on a page', () => {
  const read = (attributes: Readonly<Record<string, string>>) =>
    readSelection(attributes, ['besu', 'geth']);

  it('is read from its attributes', () => {
    expect(read({from: 'besu geth', code: '-32000'})).toEqual({
      from: ['besu', 'geth'],
      code: -32000,
    });
    expect(read({from: 'geth', code: 'none'})).toEqual({from: ['geth'], code: null});
    expect(read({from: 'geth', code: 'other'})).toEqual({from: ['geth'], code: 'other'});
    expect(read({from: 'geth'})).toEqual({from: ['geth']});
  });

  it.each([
    [{}, 'requires from="…", one or more of besu, geth'],
    [{from: 'parity'}, 'It has from="parity"'],
    [{from: 'geth', method: 'eth_call'}, 'It has from="geth" method="eth_call"'],
    [{from: 'geth', code: 'x'}, 'Unknown code "x" in <RpcErrorIndex>'],
  ])('is refused as %o', (attributes, message) => {
    expect(() => read(attributes as Readonly<Record<string, string>>)).toThrow(message);
  });
});
