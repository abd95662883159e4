// cspell:ignore sendraw sendrawtransaction
import {describe, expect, it} from 'vitest';
import {hasMatch, marked, snippet} from '../../../src/search/worker/marks';
import type {Piece} from '../../../src/search/hit';

const sought = (...words: string[]) => ({
  words: [...words].sort((a, b) => b.length - a.length),
  terms: new Set(words.map((word) => word.toLowerCase())),
});
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
const plain = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join('');

describe('what was looked for', () => {
  it('is marked, in the letters that were typed where they stand there', () => {
    const forms = {words: ['bridge'], terms: new Set(['bridge', 'bridges', 'bridging'])};
    expect(shown(marked('Bridges: a bridge, bridging.', forms))).toBe(
      '[Bridge]s: a [bridge], [bridging].',
    );
    expect(shown(marked('no such word', sought('bridge')))).toBe('no such word');
  });

  it('is marked within a name', () => {
    const parts = {words: ['sendraw'], terms: new Set(['eth_sendrawtransaction'])};
    expect(shown(marked('x.send("eth_sendRawTransaction", [y])', parts))).toBe(
      'x.send("eth_[sendRaw]Transaction", [y])',
    );
    expect(shown(marked('x.send("eth_call", [y])', parts))).toBe('x.send("eth_call", [y])');
  });

  it('is marked at the beginning of an address', () => {
    const digits = sought('0x508ca82d');
    expect(shown(marked('at 0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', digits))).toBe(
      'at [0x508Ca82D]f566dCD1B0DE8296e70a96332cD644ec',
    );
  });

  it('is known to be in a text or not', () => {
    expect(hasMatch('A (bridge)', sought('bridge'))).toBe(true);
    expect(hasMatch('A bridgehead', sought('bridge'))).toBe(false);
    expect(hasMatch('', sought('bridge'))).toBe(false);
  });

  it('is marked in Chinese by character', () => {
    expect(shown(marked('什么是区块链', {words: ['区', '块'], terms: new Set()}))).toBe(
      '什么是[区][块]链',
    );
  });

  it('leaves the text as it is', () => {
    const text = '  <b>bridge</b> & "bridge"\n';
    expect(plain(marked(text, sought('bridge')))).toBe(text);
  });
});

describe('a snippet', () => {
  const words = Array.from({length: 40}, (_, number) => `word${number}`);

  it('is the whole of a short text', () => {
    expect(shown(snippet('A short text.', sought('short'), 50))).toBe('A [short] text.');
  });

  it.each([0, 1, 5, 20, 38, 39])('shows whole words around word %i in at most 50 letters', (at) => {
    const pieces = snippet(words.join(' '), sought(`word${at}`), 50);
    expect(plain(pieces).length).toBeLessThanOrEqual(50);
    expect(shown(pieces)).toContain(`[word${at}]`);
    expect(plain(pieces).replaceAll('…', '').split(' ')).toEqual(
      expect.arrayContaining([`word${at}`]),
    );
    for (const word of plain(pieces).replaceAll('…', '').split(' ')) {
      expect(words).toContain(word);
    }
  });

  it.each([
    ['a marked name', 'name'.repeat(18), 'name'.repeat(18)],
    ['a word with a marked beginning', `0x${'a1'.repeat(60)}`, '0xa1a1a1a1'],
  ])('cuts %s that is longer than it', (_, long, typed) => {
    const pieces = snippet(`${words.join(' ')} ${long} and on`, sought(typed), 50);
    expect(plain(pieces).length).toBeLessThanOrEqual(50);
    expect(pieces.find(({isMarked}) => isMarked)?.text).toBe(typed.slice(0, 48));
  });

  it('begins with the text when nothing in it is marked', () => {
    expect(plain(snippet(words.join(' '), sought('other'), 50))).toMatch(/^word0 word1 .*…$/);
  });
});
