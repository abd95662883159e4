// @vitest-environment jsdom
// cspell:ignore snharf snharp
import {beforeEach, describe, expect, it} from 'vitest';
import {readGroups, showMatches} from '@site/src/components/facts/GlossaryFilter/glossaryTerms';
import {hasWords} from '@site/src/components/ui/TableFilter/choice';

const term = (name: string, definition: string) =>
  `<div><dt>${name}</dt><dd>${definition} <a href="/x">More about source</a></dd></div>`;
const group = (letter: string, ...terms: readonly string[]) =>
  `<section><h2 id="letter-${letter}">${letter}</h2><dl>${terms.join('')}</dl></section>`;
const item = (letter: string) => `<li><a href="#letter-${letter}">${letter}</a></li>`;

beforeEach(() => {
  document.body.innerHTML =
    `<nav><ul>${item('b')}${item('s')}</ul></nav>` +
    group('b', term('batch', 'A group of blocks.'), term('blob', 'Data on Ethereum.')) +
    group('s', term('Shnarf', 'A hash of the blob.'));
});

const visible = () =>
  [...document.querySelectorAll('dt')]
    .filter((each) => !each.closest('[hidden]'))
    .map(({textContent}) => textContent);

describe('a query of the glossary', () => {
  it.each([
    ['shnarf', true],
    ['HASH  blob', true],
    ['hash block', false],
    ['', true],
  ])('"%s": %s', (query, matches) => {
    expect(hasWords('Shnarf A hash of the blob', query)).toBe(matches);
  });
});

describe('the terms that are shown', () => {
  it('are those whose name or definition matches, and they are counted', () => {
    expect(showMatches(readGroups(), 'blob')).toEqual({shown: 2, all: 3, isClose: false});
    expect(visible()).toEqual(['blob', 'Shnarf']);
  });

  it('are not found by the links that all terms have', () => {
    expect(showMatches(readGroups(), 'source').shown).toBe(0);
  });

  it('are similar ones if none has a mistyped word', () => {
    expect(showMatches(readGroups(), 'snharf')).toEqual({shown: 1, all: 3, isClose: true});
    expect(visible()).toEqual(['Shnarf']);
    expect(showMatches(readGroups(), 'snharp').shown).toBe(0);
  });

  it('leave no empty letter, in the text or in the row', () => {
    showMatches(readGroups(), 'shnarf');
    expect(document.querySelector('h2')?.parentElement?.hidden).toBe(true);
    expect(document.querySelectorAll('li[inert]')).toHaveLength(1);
  });

  it('are all of them without a query', () => {
    showMatches(readGroups(), 'shnarf');
    expect(showMatches(readGroups(), '')).toEqual({shown: 3, all: 3, isClose: false});
    expect(visible()).toHaveLength(3);
    expect(document.querySelector('[inert]')).toBeNull();
  });
});
