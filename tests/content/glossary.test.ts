import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {glossary, type GlossaryTerm} from '../../data/glossary';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkGlossary} from './checks/glossary';
import {checkGlossaryGaps} from './checks/glossaryGaps';
import {checkGlossaryForms, checkGlossaryLinks} from './checks/glossaryUse';
import {plainWords} from './checks/plainWords';
import {parsePage, readPages, root} from '../../tools/content/readPages';

/** The project's spelling list: capitalized names, lowercase jargon. */
const jargon = readFileSync(path.join(root, 'cspell-words.txt'), 'utf8')
  .split('\n')
  .filter((word) => /^[a-z]+$/.test(word));

const pages = readPages();

describe('the glossary', () => {
  it('has 120 terms or more, in order, with two to five sentences and a link to a page each', () => {
    expectNoProblems(checkGlossary(glossary, pages));
  });

  it('has each form once, and links only what is a form', () => {
    expectNoProblems(checkGlossaryForms(glossary));
  });

  it('leads from each term to a page that uses it', () => {
    expectNoProblems(checkGlossaryLinks(glossary, pages));
  });

  it('has the terms that pages use', () => {
    const plain = plainWords.flatMap(({words}) => words);
    expectNoProblems(checkGlossaryGaps({pages, glossary, plain, jargon}));
  });
});

describe('the checks of the glossary', () => {
  const term: GlossaryTerm = {
    id: 'b',
    term: 'b',
    definition: 'One. Two.',
    see: '/a',
    source: 'https://example.org',
  };
  const page = (name: string, text: string) => parsePage(`docs/${name}.mdx`, text);

  it('fail on too few terms, one out of order, out of length or with a dead link', () => {
    const text = described(
      checkGlossary(
        [
          {...term, definition: 'One.'},
          {...term, id: 'a', term: 'a', see: '/gone'},
        ],
        [],
      ),
    );
    expect(text).toContain('has 2 terms');
    expect(text).toContain('"b" is defined in 1 sentences');
    expect(text).toContain('links to /gone');
    expect(text).toContain('out of order');
  });

  it('fail on a form of two terms, and on a linked form that the entry has not', () => {
    const text = described(
      checkGlossaryForms([
        {...term, term: 'proof', also: ['Blob'], inPages: ['proofs', 'evidence']},
        {...term, term: 'blob'},
      ]),
    );
    expect(text).toContain('"blob" stands for "proof" and for "blob"');
    expect(text).toContain('"evidence" in inPages');
    expect(text).not.toContain('"proofs"');
  });

  it('fail on a link to a page that does not use the term, where another does', () => {
    const blob = {...term, term: 'blob', also: ['blobHash']};
    const links = (...texts: readonly string[]) =>
      described(
        checkGlossaryLinks(
          [blob],
          texts.map((text, index) => page('abc'.charAt(index), text)),
        ),
      );
    expect(links('Text.', 'Two blobs, one blob.', '`blobHash`')).toBe(
      'data/glossary.ts: "blob" has see: \'/a\', a page that does not use the term. Choose one of those that do: /b (2), /c (1)',
    );
    expect(links('A `blobHash`.', 'A blob.')).toBe('');
    expect(links('---\ntitle: Blobs\n---\n\nText.', 'A blob.')).toBe('');
    expect(links('Text.', '---\nplain_words: [blob]\n---\n\nA blob.')).toBe('');
    // Not on any page yet.
    expect(links('Text.', '---\nkeywords: [blob]\n---\n\nText.', 'A blob. <Glossary />')).toBe('');
  });

  const gaps = (texts: readonly string[], folder = 'technology') =>
    described(
      checkGlossaryGaps({
        pages: texts.map((text, index) => page(`${folder}/${'abc'.charAt(index)}`, text)),
        glossary: [{...term, term: 'rollup', also: ['interactive oracle proof', 'BLS12-377']}],
        plain: ['JSON'],
        jargon: ['shnarf', 'rollup'],
      }),
    );

  it('fail on a definition of a term that is not there, naming page, line and fix', () => {
    expect(gaps(['\nA <Definition term="blob">blob</Definition>.'])).toMatch(
      /^docs\/technology\/a\.mdx:2: <Definition term="blob"> names no term of the glossary\. Add an entry to data\/glossary\.ts, .*plainWords\.ts, with the reason$/,
    );
    expect(gaps(['A <Definition term="Rollup">one</Definition>.'])).toBe('');
  });

  it.each([
    ['an abbreviation on two pages', ['The FRI is.', '\nAn FRI.'], /a\.mdx:1: "FRI" .*b\.mdx/],
    ['one in the plural', ['All SRSs.', 'An SRS.'], /"SRS"/],
    ['jargon on two pages of technology', ['A shnarf.', 'Shnarf?'], /"shnarf" is jargon/],
    ['what a page calls by a name', ['This is called *x*, which is called lasso.'], /"lasso"/],
    ['names of several words', ['They are known as pause\nkeys, and'], /introduces "pause/],
    ['what it spells out', ['A fast Fourier transform (FFT).'], /spells "FFT" out/],
  ])('fail on %s', (_what, texts, message) => {
    expect(gaps(texts)).toMatch(message);
  });

  it.each([
    ['an abbreviation on one page', ['An FRI and an FRI.']],
    ['a part of a term', ['BLS12-377 and BLS12.', 'BLS12']],
    ['a plain word', ['JSON', 'JSON']],
    ['capitals in code, headings and links', ['`FRI`\n\n## FRI', '[FRI](./a.mdx) and `FRI`']],
    ['a part of a name', ['L2BEAT.com, a/FRI, FRI_X', 'L2BEAT.com, a/FRI, FRI_X']],
    ['jargon of the glossary', ['A rollup.', 'Rollups.']],
    ['a known name', ['That is called rollup.', 'It is called *JSON*.']],
    ['a call', ['It is called by the owner.', 'which is called back from a contract.']],
    ['a bracket', ['Then it goes on (FFT).', 'On layer 1 (L1).']],
  ])('pass %s', (_what, texts) => {
    expect(gaps(texts)).toBe('');
  });

  it('ask for jargon on pages of technology only', () => {
    expect(gaps(['A shnarf.', 'A shnarf.'], 'api')).toBe('');
  });
});
