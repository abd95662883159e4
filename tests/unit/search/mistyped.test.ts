// cspell:ignore brigde bidge brdge bridgge Bridhe konfiguration konfiguraton wesh tirals brigtes
import {describe, expect, it} from 'vitest';
import {searchTitles} from './smallSearch';

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

  it('finds nothing on a site that forgives nothing', async () => {
    const {find} = await searchTitles('A bridge');
    expect(find('brigde', {mistypedLetters: 0})).toEqual([]);
    expect(find('konfiguraton', {mistypedLetters: 0})).toEqual([]);
  });
});
