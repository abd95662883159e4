// @vitest-environment jsdom
// cspell:ignore Mesage clxxx
import {beforeEach, describe, expect, it} from 'vitest';
import {
  filterMembers,
  foldMembers,
} from '../../../src/components/contracts/MemberFilter/filterMembers';
import {isWanted} from '../../../src/components/contracts/MemberFilter/members';
import {unlisted} from '../../../src/components/ui/HiddenEntries/unlisted';

const member = (name: string, hash: string, owner = 'own') =>
  `<details data-member="${owner}"><summary><h3 id="${name.toLowerCase()}">${name}</h3></summary>
   <div><data value="${hash}"><code>${hash}</code></data><ul><li><code>uint256</code></li></ul></div></details>`;

const row = (name: string, hash: string) =>
  `<tr id="${name.toLowerCase()}"><th><code>${name}</code> <code>${hash}</code> in <code>Base</code></th><td><code>other</code></td></tr>`;

const inherited = (...rows: readonly string[]) =>
  `<details id="fold"><summary>Inherited functions</summary><table><tbody>${rows.join('')}</tbody></table></details>`;

const section = (id: string, content: string) =>
  `<div data-part="${id}-section"><h2 id="${id}">${id}</h2>${content}</div>`;

beforeEach(() => {
  document.body.innerHTML = [
    '<h2 id="intro">intro</h2><ul><li><code>claimMessage</code></li></ul>',
    section(
      'functions',
      inherited(row('claimMessage', '0x491e0936'), row('pause', '0x8456cb59')) +
        member('sendMessage', '0x9f3ce55a') +
        member('grantRole', '0x2f2ff15d', 'inherited'),
    ),
    section('errors', member('FeeTooLow', '0xb1b6f32f')),
    section(
      'inherited',
      '<ul><li><code>AccessControl</code>: <a><code>grantRole</code></a>, <code>hasRole</code></li></ul>',
    ),
  ].join('');
});

/** The anchor of a heading or row. */
const anchorOf = (name: string) => name.toLowerCase();

/** What is shown, of these. */
const shownOf = (...names: readonly string[]) =>
  names.filter((name) => !document.querySelector(`#${anchorOf(name)}`)?.closest('[hidden]'));

const filter = (query: string, hidesInherited = false) => filterMembers({query, hidesInherited});

describe('the filter of members', () => {
  it('shows those with the words in their name, and hides empty groups', () => {
    expect(filter('MESSAGE')).toMatchObject({shown: 2, total: 7});
    expect(shownOf('claimMessage', 'pause', 'sendMessage', 'grantRole', 'FeeTooLow')).toEqual([
      'claimMessage',
      'sendMessage',
    ]);
    expect(shownOf('functions', 'errors', 'inherited', 'intro')).toEqual(['functions', 'intro']);
  });

  it('finds selectors, and ignores other code', () => {
    expect(filter('0x491E').shown).toBe(1);
    expect(filter('0xb1b6f32f').shown).toBe(1);
    expect(filter('uint256').shown).toBe(0);
    expect(filter('other').shown).toBe(0);
  });

  it('shows similar names if none has the query', () => {
    expect(filter('claimMesage')).toMatchObject({shown: 1, isClose: true});
    expect(filter('claimMessage')).toMatchObject({shown: 1, isClose: false});
    expect(filter('clxxxMessage')).toMatchObject({shown: 0, isClose: true});
  });

  it('lists the anchors of hidden headings', () => {
    expect(filter('send').hidden).toEqual(
      ['grantRole', 'errors', 'FeeTooLow', 'inherited'].map(anchorOf),
    );
  });

  it('opens the tables with a match, and closes them without a query', () => {
    const isOpen = () => document.querySelector('#fold')?.hasAttribute('open');
    filter('claim');
    expect(isOpen()).toBe(true);
    filter('');
    expect(isOpen()).toBe(false);
  });

  it('hides inherited members: rows, descriptions and names by contract', () => {
    expect(filter('', true)).toMatchObject({shown: 2, total: 7});
    expect(
      shownOf('sendMessage', 'grantRole', 'claimMessage', 'fold', 'inherited', 'errors'),
    ).toEqual(['sendMessage', 'errors']);
  });

  it('counts the names of a base one by one', () => {
    expect(filter('hasRole').shown).toBe(1);
    expect(filter('accessControl').shown).toBe(2);
  });

  it('shows everything without a query', () => {
    filter('nothing of this name');
    expect(filter('')).toEqual({shown: 7, total: 7, isClose: false, hidden: []});
    expect(document.querySelector('[hidden]')).toBeNull();
  });

  it('opens and closes all folds of the members, and no others', () => {
    document.body.insertAdjacentHTML('beforeend', '<details id="quirks"></details>');
    foldMembers(true);
    expect(document.querySelectorAll('details[open]')).toHaveLength(4);
    foldMembers(false);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });
});

describe('a query', () => {
  const wants = (query: string) =>
    isWanted(
      {names: ['claimMessage', '0x491e0936'], isInherited: false},
      {query, hidesInherited: true},
    );

  it('can be a part, several words, or a call', () => {
    for (const query of ['', ' ', 'claim', 'message claim', 'claimMessage(address,uint256)']) {
      expect(wants(query), query).toBe(true);
    }
    expect(wants('claim token')).toBe(false);
  });
});

it('hidden headings are not in the contents lists', () => {
  document.body.innerHTML = `<ul class="table-of-contents"><li><a href="#a">A</a></li><li><a href="#ab">B</a></li></ul><style>${unlisted(['a'])}</style>`;
  const shown = [...document.querySelectorAll('li')].map((item) => getComputedStyle(item).display);
  expect(shown).toEqual(['none', 'list-item']);
  expect(unlisted([])).toBe('');
});
