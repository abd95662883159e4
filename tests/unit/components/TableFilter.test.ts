// cspell:ignore Blance Balence
import {describe, expect, it} from 'vitest';
import {
  choiceIn,
  countText,
  type Facet,
  matches,
  matchingOf,
  searchFor,
  withAnswer,
} from '../../../src/components/ui/TableFilter/choice';
import {sinceWords} from '../../../src/components/tooling/providerWords';

const facets: readonly Facet[] = [
  {key: 'for', label: 'You want to', options: [['read-prices', 'Read a price']]},
  {key: 'network', label: 'Network', options: [['sepolia', 'Sepolia']]},
];
const row = {id: 'a', answers: {for: ['read-prices', 'pull-prices'], network: ['sepolia']}};

describe('the choice of a table filter', () => {
  it('is read, without answers that there are not', () => {
    expect(choiceIn('?for=read-prices&network=mars&q=x', facets)).toEqual({for: 'read-prices'});
  });

  it('is written, and leaves other parameters alone', () => {
    expect(searchFor({network: 'sepolia'}, '?q=x&for=read-prices', facets)).toBe(
      '?q=x&network=sepolia',
    );
    expect(searchFor({}, '?for=read-prices', facets)).toBe('');
  });

  it('holds a text for a facet without options, unless it is empty', () => {
    const text: readonly Facet[] = [{key: 'name', label: 'Name'}];
    expect(choiceIn('?name=get+block', text)).toEqual({name: 'get block'});
    expect(choiceIn('?name=+', text)).toEqual({});
  });

  it('changes one answer at a time', () => {
    expect(withAnswer({for: 'a', network: 'b'}, 'for', 'c')).toEqual({for: 'c', network: 'b'});
    expect(withAnswer({for: 'a', network: 'b'}, 'for', '')).toEqual({network: 'b'});
  });

  it('holds for a provider that gives every chosen answer', () => {
    expect(matches(row, {})).toBe(true);
    expect(matches(row, {for: 'pull-prices', network: 'sepolia'})).toBe(true);
    expect(matches(row, {for: 'pull-prices', network: 'mainnet'})).toBe(false);
    expect(matches(row, {pricing: 'free'})).toBe(false);
  });

  it('holds for a row with all words of a text, in any order and case', () => {
    const method = {id: 'b', answers: {}, text: 'eth_getBalance Returns the ETH balance'};
    expect(matches(method, {name: 'balance ETH_get'})).toBe(true);
    expect(matches(method, {name: 'balance '})).toBe(true);
    expect(matches(method, {name: 'balance nonce'})).toBe(false);
  });

  it('holds for similar rows only if no row has the words', () => {
    const rows = ['eth_getBalance balance', 'eth_getBlance'].map((text) => ({
      id: text,
      answers: {},
      text,
    }));
    const found = (name: string) => {
      const {matching, isClose} = matchingOf(rows, (each, isForgiving) =>
        matches(each, {name}, isForgiving),
      );
      return [matching.map(({id}) => rows.findIndex((other) => other.id === id)), isClose];
    };
    expect(found('balance')).toEqual([[0], false]);
    expect(found('getBalence')).toEqual([[0], true]);
    expect(found('eth_getBalence')).toEqual([[0], true]);
    expect(found('nonce')).toEqual([[], true]);
  });

  it('says when the rows are only similar', () => {
    expect(countText('method', 2, 9, true)).toBe('No exact match. 2 of 9 methods are similar.');
    expect(countText('method', 0, 9, true)).toBe('No methods match. Clear a filter.');
  });

  it.each([
    [9, 'All 9 providers are shown.'],
    [1, '1 of 9 providers matches.'],
    [3, '3 of 9 providers match.'],
    [0, 'No providers match. Clear a filter.'],
  ])('is counted: %i', (shown, text) => {
    expect(countText('provider', shown, 9)).toBe(text);
  });
});

describe('the date of a status in words', () => {
  it.each([
    [{status: 'active'}, ''],
    [{status: 'retired', since: '2025'}, 'since 2025'],
    [{status: 'retired', since: '2025-10'}, 'since October 2025'],
    [{status: 'unconfirmed', since: '2024-03-09'}, 'since March 9, 2024'],
  ] as const)('%o', (provider, text) => {
    expect(sinceWords(provider)).toBe(text);
  });
});
