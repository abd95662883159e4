import {visit} from 'unist-util-visit';
import type {GlossaryTerm} from '../../../data/glossary';
import type {MdxElement} from '../../../src/markdown/remarkComponents/plainAttributes';
import {proseTexts} from '../../../src/markdown/remarkTerms/proseTexts';
import {allForms} from '../../../src/markdown/remarkTerms/termMatcher';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

export interface GapSources {
  readonly pages: readonly Page[];
  readonly glossary: readonly GlossaryTerm[];
  /** Words that need no explanation. */
  readonly plain: readonly string[];
  /** Lowercase words in the project's own spelling list: jargon. */
  readonly jargon: readonly string[];
}

/** A word that needs an explanation, with its place. */
interface Find {
  readonly word: string;
  readonly file: string;
  readonly line?: number;
}

const FIX =
  'Add an entry to data/glossary.ts, or the form to "also" of the one that it belongs to; ' +
  'a word that needs none goes to tests/content/checks/plainWords.ts, with the reason';

/** A word outside of names with dots or slashes. Hyphens separate words: BLS12-377 is two. */
const WORD = /(?<![\p{L}\p{N}_/.@#])[\p{L}\p{N}]+(?![\p{L}\p{N}_/]|\.\p{L})/gu;

const ACRONYM = /^[A-Z][A-Z0-9]*[A-Z][A-Z0-9]*$/;

/** Words after "is called" that are no names, as in "the function is called with". */
const NO_NAME =
  'after|again|also|and|as|at|back|before|but|by|directly|during|each|ever|every|for|from|here|if|in|inside|just|later|never|not|of|often|on|once|one|only|or|out|outside|so|there|through|to|twice|when|where|while|with|within|without';

/** "…, which is called anchoring.", "They are known as *pause types*, …". */
const NAMED = new RegExp(
  String.raw`\b(?:which|this|that|it|they)\s+(?:is|are)\s+(?:called|known\s+as)\s+(?:an?\s+|the\s+)?` +
    String.raw`(?!(?:${NO_NAME})\b)([\p{L}\p{N}–-]+(?:\s[\p{L}\p{N}–-]+){0,3})(?=\s*(?:[,;:)]|\.(?:\s|$)|$))`,
  'giu',
);

/**
 * "interactive oracle proof (IOP)": the number of words before the parenthesis equals its number of
 * letters.
 */
const SPELLED_OUT = /((?:[\p{L}\p{N}]+[\s–-]+){2,6})\(([A-Z]{2,6})s?\)/gu;

/** Applies a function to the prose of a page. */
function findIn(pages: readonly Page[], inText: (text: string) => readonly string[]): Find[] {
  return pages.flatMap(({file, tree}) =>
    proseTexts(tree).flatMap(({node: {value, position}}) =>
      inText(value).map((word) => ({
        word,
        file,
        ...(position && {line: position.start.line}),
      })),
    ),
  );
}

/** The first place of each word that is on at least two pages. */
function onTwoPages(finds: readonly Find[]): readonly (Find & {readonly also: string})[] {
  return finds.flatMap((first, index) => {
    const places = finds.filter(({word}) => word === first.word);
    const second = places.find(({file}) => file !== first.file);
    const isFirst = finds.findIndex(({word}) => word === first.word) === index;
    return isFirst && second ? [{...first, also: second.file}] : [];
  });
}

const problem = ({file, line}: Find, message: string): Problem => ({
  file,
  ...(line !== undefined && {line}),
  message: `${message}. ${FIX}`,
});

/** Whether an abbreviation consists of the first letters of its words. */
function isSpelledOut(words: string, letters: string): boolean {
  const initials = words
    .split(/[\s–-]+/)
    .filter((word) => word !== '')
    .slice(-letters.length)
    .map((word) => word.charAt(0).toUpperCase());
  return initials.join('') === letters;
}

/** `<Definition>` of an unknown term. The build also fails on it, but later. */
function unknownDefinitions({pages, glossary}: GapSources): Problem[] {
  const known = new Set(
    glossary.flatMap((entry) => [entry.id, ...allForms(entry)].map((form) => form.toLowerCase())),
  );
  const finds: Find[] = [];
  for (const {file, tree} of pages) {
    visit(tree, (node) => {
      const {name, attributes = [], position} = node as MdxElement;
      const term = attributes.find((attribute) => attribute.name === 'term')?.value;
      if (name === 'Definition' && typeof term === 'string' && !known.has(term.toLowerCase())) {
        finds.push({word: term, file, ...(position && {line: position.start.line})});
      }
    });
  }
  return finds.map((find) =>
    problem(find, `<Definition term="${find.word}"> names no term of the glossary`),
  );
}

/**
 * Terms that pages use and the glossary lacks. A term is: an abbreviation in capitals on two pages;
 * jargon, which only our own spelling list contains, on two pages of technology; a name that a page
 * introduces ("which is called anchoring"); an abbreviation that a page spells out ("interactive
 * oracle proof (IOP)").
 */
export function checkGlossaryGaps(sources: GapSources): Problem[] {
  const {pages, glossary, plain, jargon} = sources;
  const forms = glossary.flatMap(allForms);
  const words = new Set([
    ...forms.flatMap((form) => form.match(/[\p{L}\p{N}]+/gu) ?? []),
    ...plain,
  ]);
  const lowerWords = new Set([...words].map((word) => word.toLowerCase()));
  const lowerForms = new Set([...forms, ...plain].map((form) => form.toLowerCase()));
  const isKnown = (word: string) => {
    const sought = word.toLowerCase().replace(/\s+/g, ' ');
    return [sought, sought.replace(/s$/, ''), sought.replace(/es$/, '')].some(
      (form) => lowerForms.has(form) || lowerWords.has(form),
    );
  };
  const special = new Set(jargon);
  const technology = pages.filter(({route}) => route.startsWith('/technology/'));

  const acronyms = findIn(pages, (text) =>
    (text.match(WORD) ?? [])
      .map((word) => word.replace(/(?<=[A-Z])s$/, ''))
      .filter((word) => ACRONYM.test(word) && !words.has(word)),
  );
  const strange = findIn(technology, (text) =>
    (text.match(WORD) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word) => special.has(word) && !isKnown(word)),
  );
  const named = findIn(pages, (text) =>
    [...text.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => !isKnown(name)),
  );
  const spelledOut = findIn(pages, (text) =>
    [...text.matchAll(SPELLED_OUT)]
      .filter(([, before = '', letters = '']) => isSpelledOut(before, letters))
      .map(([, , letters = '']) => letters)
      .filter((letters) => !words.has(letters)),
  );
  return [
    ...unknownDefinitions(sources),
    ...onTwoPages(acronyms).map((find) =>
      problem(find, `"${find.word}" is not in the glossary, and stands in ${find.also} too`),
    ),
    ...onTwoPages(strange).map((find) =>
      problem(
        find,
        `"${find.word}" is jargon, is not in the glossary, and stands in ${find.also} too`,
      ),
    ),
    ...named.map((find) =>
      problem(find, `the page introduces "${find.word}", which is not in the glossary`),
    ),
    ...spelledOut.map((find) =>
      problem(find, `the page spells "${find.word}" out, which is not in the glossary`),
    ),
  ];
}
