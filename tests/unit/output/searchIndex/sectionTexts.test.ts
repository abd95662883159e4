import {describe, expect, it} from 'vitest';
import type {PageSection} from '../../../../src/output/searchIndex/pageSections';
import {type SectionTexts, sectionTexts} from '../../../../src/output/searchIndex/sectionTexts';

const section = (texts: Partial<PageSection>): PageSection => ({
  title: '',
  hash: '',
  prose: '',
  labels: '',
  cells: '',
  code: '',
  ...texts,
});

/** The texts of a page with a single section. */
function textsOf(texts: Partial<PageSection>): SectionTexts {
  const [only] = sectionTexts([section(texts)]);
  return only ?? {text: '', labels: '', words: ''};
}

/** Sentences of about 100 characters, each with a word of its own. */
const sentences = Array.from(
  {length: 12},
  (_, number) => `Word${number} ${'of this '.repeat(11)}text. `,
);

describe('the text of a section', () => {
  it('is its prose', () => {
    expect(textsOf({prose: 'Fees are paid in ETH.'})).toEqual({
      text: 'Fees are paid in ETH.',
      labels: '',
      words: '',
    });
  });

  it('ends with a sentence, and the words of the rest follow', () => {
    const {text, words} = textsOf({prose: sentences.join('').trim()});
    const count = sentences.filter((sentence) => text.includes(sentence.trim())).length;
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThan(sentences.length);
    expect(text).toBe(sentences.slice(0, count).join('').trim());
    const rest = sentences.slice(count).map((sentence) => sentence.split(' ')[0]);
    expect(words.split(' ')).toEqual(rest);
  });

  it('of one or two sentences stays whole', () => {
    const prose = sentences.slice(0, 2).join('').trim();
    expect(textsOf({prose})).toEqual({text: prose, labels: '', words: ''});
  });

  it('that is one long sentence stays whole', () => {
    const prose = 'word '.repeat(200);
    expect(textsOf({prose}).text).toBe(prose);
  });
});

describe('the words of a section', () => {
  it('are those of its cells and code, without punctuation and capitals at the start', () => {
    expect(
      textsOf({cells: 'Maximum: 2,000 (gas)', code: "await viem.deployContract('Vote')"}).words,
    ).toBe('maximum 2,000 gas await viem deployContract vote');
  });

  it('stand once, and not if the page has them in titles, prose or labels', () => {
    const texts = sectionTexts([
      section({title: 'Fees', prose: 'Paid in ETH.', cells: 'gas fees', code: 'gas gas'}),
      section({title: 'Limits', labels: 'Size', cells: 'gas ETH size bytes limits'}),
    ]);
    expect(texts.map(({words}) => words)).toEqual(['gas', 'bytes']);
  });

  it('stand again where a name has a part that is new', () => {
    expect(textsOf({prose: 'Send a transaction.', code: 'sendTransaction transaction'}).words).toBe(
      'sendTransaction',
    );
  });

  it('are cut when they are long hexadecimal numbers', () => {
    const address = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
    expect(textsOf({cells: `${address} ${address.slice(2)} 0x8579befe`}).words).toBe(
      '0x508Ca82D 508Ca82D 0x8579befe',
    );
  });

  it('keep the labels of the section apart', () => {
    expect(textsOf({labels: 'Networks Mainnet', cells: 'Mainnet 59144'})).toEqual({
      text: '',
      labels: 'Networks Mainnet',
      words: '59144',
    });
  });

  it('are of each section in order, also without text', () => {
    expect(sectionTexts([section({}), section({cells: 'gas'})]).map(({words}) => words)).toEqual([
      '',
      'gas',
    ]);
    expect(sectionTexts([])).toEqual([]);
  });
});
