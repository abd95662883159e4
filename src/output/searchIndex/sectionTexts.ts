import {shortHex, termsOf} from '../../search/worker/terms';
import type {PageSection} from './pageSections';

/**
 * The text of a section that the index holds as it stands, in characters, to the end of the sentence.
 * Snippets come from it. Of the sentences behind it, the index holds the words.
 */
const LONGEST_TEXT = 220;

/** Names without the punctuation of code, and numbers: `viem.deployContract('Vote')` has three names. */
const NAME_OR_NUMBER = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*(?:['’]\p{L}+)?/gu;

/** The texts of a section as the index holds them. */
export interface SectionTexts {
  readonly text: string;
  readonly labels: string;
  readonly words: string;
}

/** The first sentences of a text, and the rest. */
function firstSentences(text: string): readonly [first: string, rest: string] {
  const end = text.length > LONGEST_TEXT ? text.slice(LONGEST_TEXT).search(/[.:!?] /) : -1;
  const at = end === -1 ? text.length : LONGEST_TEXT + end + 1;
  return [text.slice(0, at), text.slice(at)];
}

/** A capital at the start of a word separates nothing. */
const withoutCapital = (word: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;

/** The texts of a page's sections, in order. Words that the page has already are left out. */
export function sectionTexts(sections: readonly PageSection[]): readonly SectionTexts[] {
  const split = sections.map((section) => ({section, prose: firstSentences(section.prose)}));
  const known = new Set<string>();
  const learn = (text: string) => {
    for (const term of termsOf(text)) {
      known.add(term);
    }
  };
  for (const {section, prose} of split) {
    learn(section.title);
    learn(prose[0]);
    learn(section.labels);
  }
  const newWords = (text: string) =>
    (text.match(NAME_OR_NUMBER) ?? [])
      .map((word) => withoutCapital(shortHex(word)))
      .filter((word) => {
        const isNew = termsOf(word).some((term) => !known.has(term));
        learn(word);
        return isNew;
      });
  return split.map(({section: {labels, cells, code}, prose: [text, rest]}) => ({
    text,
    labels,
    words: [rest, cells, code].flatMap(newWords).join(' '),
  }));
}
