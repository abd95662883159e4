// @vitest-environment jsdom
// cspell:ignore wrold lowe lowr statee unavalable unavalble
import {beforeEach, describe, expect, it} from 'vitest';
import {filterErrors} from '@site/src/components/rpc/ErrorFilter/errorGroups';
import {almostMatchesError, matchesError} from '@site/src/components/rpc/ErrorFilter/matchesError';

const entry = (message: string, rest: string) =>
  `<li><p><strong><code>${message.replaceAll('<', '&lt;')}</code></strong> · ${rest}</p></li>`;

beforeEach(() => {
  document.body.innerHTML = `
    <p id="bar"></p>
    <h2 id="read">Read a response</h2><ol><li>The code is 3. <ul><li>Reverted</li></ul></li></ol>
    <h3 id="statuses">Statuses</h3><div><table><tbody><tr><td>429</td><td>Wait</td></tr></tbody></table></div>
    <h2 id="code-32000">Code -32000</h2>
    <h3 id="besu">Besu</h3><p>About Besu.</p>
    <div><ul>${entry('Nonce too low', 'Use the next.')}${entry('World state unavailable', 'Wait.')}</ul></div>
    <h3 id="geth">Geth</h3>
    <div><ul>${entry('nonce too low: next nonce <nonce>, tx nonce <nonce>', 'Use the next.')}</ul></div>
    <h2 id="ask">Your error isn’t here</h2><p id="how">Ask.</p>`;
});

const filter = (query: string) => filterErrors(document.querySelector('#bar'), query);
const visible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) => !each.closest('[hidden]'));
const headings = () => visible('h2, h3').map(({id}) => id);

describe('the filter of errors', () => {
  it('shows the entries with the words, below their headings, and the last section', () => {
    expect(filter('nonce LOW')).toMatchObject({shown: 2, all: 5});
    expect(headings()).toEqual(['code-32000', 'besu', 'geth', 'ask']);
    expect(visible('strong')).toHaveLength(2);
    expect(visible('#how')).toHaveLength(1);
  });

  it('names the headings without a match', () => {
    const {hidden, first} = filter('world state');
    expect(hidden).toEqual(['read', 'statuses', 'geth']);
    expect(first?.id).toBe('code-32000');
  });

  it('finds codes of a heading, of a row and of a step', () => {
    expect(filter('-32000').shown).toBe(3);
    expect(filter('429').shown).toBe(1);
    expect(headings()).toEqual(['read', 'statuses', 'ask']);
    expect(filter('code 3').shown).toBe(1);
    expect(filter('32000').shown).toBe(3);
  });

  it('shows where to ask if nothing matches, and everything without a query', () => {
    expect(filter('no such thing')).toMatchObject({shown: 0, all: 5});
    expect(headings()).toEqual(['ask']);
    expect(filter('')).toMatchObject({shown: 5, all: 5, hidden: []});
    expect(document.querySelector('[hidden]')).toBeNull();
  });
});

it('hides a table without a matching row beside a list that has a match', () => {
  document.body.innerHTML = `
    <p id="bar"></p>
    <h2 id="a">A</h2>
    <ul>${entry('Nonce too low', 'Use the next.')}</ul>
    <table><tbody><tr><td>429</td><td>Wait</td></tr></tbody></table>
    <h2 id="ask">Your error isn’t here</h2>`;
  filter('nonce');
  expect(visible('ul')).toHaveLength(1);
  expect(visible('table')).toEqual([]);
  filter('');
  expect(visible('table')).toHaveLength(1);
});

describe('a mistyped word', () => {
  it('finds what it can have been meant to be, if nothing has the word itself', () => {
    expect(filter('wrold state')).toMatchObject({shown: 1, all: 5});
    expect(filter('nonce lowr').shown).toBe(0);
    expect(filter('statee unavailable').shown).toBe(1);
    expect(filter('unavalable').shown).toBe(1);
    expect(filter('unavalble').shown).toBe(0);
  });

  it('has at least five letters, and no digits', () => {
    expect(filter('nonce tow').shown).toBe(0);
    expect(filter('-32001').shown).toBe(0);
  });
});

describe('a message that is cut off or differs in a word', () => {
  const funds =
    'insufficient funds for gas * price + value: balance <wei>, tx cost <wei>, overshot <wei>';
  it('is close to the one with most of its words', () => {
    const query = 'insufficient funds for gas * price + value: balance 0, tx cost 1000';
    expect(matchesError({text: '', message: funds}, query)).toBe(false);
    expect(almostMatchesError({text: '', message: funds}, query)).toBe(true);
    expect(almostMatchesError({text: '', message: funds}, 'insufficient funds')).toBe(false);
    expect(almostMatchesError({text: '', message: 'Nonce too low'}, 'nonce too high')).toBe(false);
    expect(almostMatchesError({text: ''}, query)).toBe(false);
  });
});

describe('an error matches', () => {
  const nonce = 'nonce too low: next nonce <nonce>, tx nonce <nonce>';
  it.each([
    ['the words in any order', 'too nonce', 'nonce too low', undefined, true],
    ['a message with values', 'nonce too low: next nonce 5, tx nonce 3', '', nonce, true],
    [
      'a whole response',
      '{"error":{"code":-32000,"message":"Nonce too low: next nonce 5, tx nonce 3"}}',
      '',
      nonce,
      true,
    ],
    ['a message with characters of patterns', 'maximum (*+?) $5 x', '', 'maximum (*+?) $<n>', true],
    ['not another message', 'already known', 'nonce too low', nonce, false],
    ['not a short message in a long query', 'the err is odd', '', 'err', false],
    ['a number from its start', '429', 'HTTP 429', undefined, true],
    [
      'the status in a message of a library',
      'failed. Status: 429 URL: x',
      'HTTP 429',
      undefined,
      true,
    ],
    ['not another status', 'failed. Status: 429 URL: x', 'HTTP 403', undefined, false],
    ['not a number inside another', '429', 'HTTP 1429', undefined, false],
  ])('%s', (_, query, text, message, matches) => {
    expect(matchesError({text, message}, query)).toBe(matches);
  });
});
