// cspell:ignore sendraw
import {describe, expect, it} from 'vitest';
import {marked, snippet} from '../../../src/search/worker/marks';
import {termOf} from '../../../src/search/worker/words';
import type {Piece} from '../../../src/search/hit';

const sought = (...words: string[]) => ({
  words: [...words].sort((a, b) => b.length - a.length),
  terms: new Set(words.map(termOf)),
});
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
const plain = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join('');

describe('what was looked for', () => {
  it('is marked, each form of a word, in the letters that were typed where they stand there', () => {
    expect(shown(marked('Bridges: a bridge, bridging.', sought('bridge')))).toBe(
      '[Bridge]s: a [bridge], [bridging].',
    );
    expect(shown(marked('no such word', sought('bridge')))).toBe('no such word');
  });

  it('is marked within a name', () => {
    const parts = {words: ['sendraw'], terms: new Set([termOf('send("eth_sendRawTransaction')])};
    expect(shown(marked('x.send("eth_sendRawTransaction", [y])', parts))).toBe(
      'x.send("eth_sendRawTransaction", [y])',
    );
    const whole = {words: ['sendraw'], terms: new Set([termOf('x.send("eth_sendRawTransaction')])};
    expect(shown(marked('x.send("eth_sendRawTransaction", y)', whole))).toBe(
      'x.send("eth_[sendRaw]Transaction", y)',
    );
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

  it('cuts what is longer than it', () => {
    const address = `0x${'a1'.repeat(60)}`;
    const pieces = snippet(`${words.join(' ')} ${address} and on`, sought(address), 50);
    expect(plain(pieces).length).toBeLessThanOrEqual(50);
    expect(plain(pieces)).toContain('0xa1a1');
  });

  it('begins with the text when nothing in it is marked', () => {
    expect(plain(snippet(words.join(' '), sought('other'), 50))).toMatch(/^word0 word1 .*…$/);
  });
});
