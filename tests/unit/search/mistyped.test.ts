// cspell:ignore brige estimte estim briges Briged getblok Blok Numbr Transction Recipt Blxk Bxxk brigde bidge brdge bridgge Bridhe konfiguration konfiguraton wesh tirals brigtes
import {describe, expect, it} from 'vitest';
import {searchTitles, smallSearch} from './smallSearch';

describe('a mistyped word', () => {
  it.each(['brigde', 'bidge', 'brdge', 'bridgge', 'Bridhe'])('is found: "%s"', async (typed) => {
    const {find} = await searchTitles('A bridge', 'Nodes');
    expect(find(typed)).toEqual(['/1']);
    expect(find(`${typed} a`)).toEqual(['/1']);
  });

  it('has at least five letters', async () => {
    const {find} = await searchTitles('Wish and ETH', 'Nodes');
    expect(find('wesh')).toEqual([]);
    expect(find('eht')).toEqual([]);
  });

  it('can have one wrong letter, however long it is', async () => {
    const {find} = await searchTitles('Configuration', 'Bridges');
    expect(find('konfiguration')).toEqual(['/1']);
    expect(find('konfiguraton')).toEqual([]);
  });

  it('counts only if nothing has the word itself', async () => {
    const {find} = await searchTitles('Bride', 'Bridge');
    expect(find('bridge')).toEqual(['/2']);
    expect(find('bride')).toEqual(['/1']);
  });

  it('is meant with its letters swapped rather than with another letter', async () => {
    const {find} = await searchTitles('Trails', 'Trials');
    expect(find('tirals')).toEqual(['/2']);
  });

  it('gives way to a common word if only names in code contain it', async () => {
    const guides = ['A bridge', 'Bridges', 'Bridging', 'The bridge'].map((title) => ({title}));
    const member = {title: 'TokenBridge', sections: {AlreadyBrigedToToken: {}}};
    const {find} = await smallSearch([member, ...guides]);
    for (const typed of ['brige', 'briges']) {
      expect(find(typed)).toHaveLength(5);
      expect(find(typed).at(-1)).toBe('/1');
    }
    expect(find('brige', {mistypedLetters: 0})).toEqual(['/1']);
  });

  it('is read as a common word, beside its neighbors and in questions', async () => {
    const guides = ['Gas', 'Bridges', 'Estimate a bridge', 'Estimates', 'Estimating', 'Estimate'];
    const method = {title: 'eth_estimateGas'};
    const answer = {label: 'Now', value: '1', route: '/1', questions: ['gas estimate']};
    const {search, find} = await smallSearch(
      [method, ...guides.map((title) => ({title}))],
      [answer],
    );
    expect(find('estimte gas')[0]).toBe('/1');
    expect(find('estimte gas', {mistypedLetters: 0})).not.toContain('/1');
    expect(search('estimte gas').answers).toHaveLength(1);
    expect(search('estim').answers).toEqual([]);
    expect(search('estimte gas', {mistypedLetters: 0}).answers).toEqual([]);
  });

  it('stays what it is if a text has it by itself, or the other word is rare', async () => {
    const guides = ['A bridge', 'Bridges', 'Bridging', 'The bridge'].map((title) => ({title}));
    const {find} = await smallSearch([...guides, {title: 'Weddings', prose: 'The bride.'}]);
    expect(find('bride')).toEqual(['/5']);
    const rare = await smallSearch([{title: 'A bridge'}, {sections: {AlreadyBrigedToToken: {}}}]);
    expect(rare.find('brige')).toEqual(['/2']);
  });

  it('finds nothing on a site that forgives nothing', async () => {
    const {find} = await searchTitles('A bridge');
    expect(find('brigde', {mistypedLetters: 0})).toEqual([]);
    expect(find('konfiguraton', {mistypedLetters: 0})).toEqual([]);
  });
});

describe('a mistyped name in code', () => {
  const titles = ['eth_getBlockByNumber', 'eth_getTransactionReceipt', 'Nodes'];

  it.each([
    ['eth_getBlok', ['/1']],
    ['eth_getblok', ['/1']],
    ['getBlok', ['/1']],
    ['eth_getBlokByNumbr', ['/1']],
    ['eth_getTransctionRecipt', ['/2']],
    ['eth_getBlok()', ['/1']],
  ])('is found, also by its beginning: "%s"', async (typed, urls) => {
    const {find} = await searchTitles(...titles);
    expect(find(typed)).toEqual(urls);
    expect(find(typed, {mistypedLetters: 0})).not.toEqual(urls);
  });

  it('can have two other letters if it is long, and none if it is short', async () => {
    const {find} = await searchTitles(...titles);
    expect(find('eth_gxtBlxkBxNumber')).toEqual([]);
    expect(find('eth_gx')).toEqual([]);
    expect(find('getBxxk')).toEqual([]);
  });
});
