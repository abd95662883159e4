import type {GlossaryTerm} from '../../../data/glossary';

/** A place in a text where a term stands. */
export interface TermUse {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the terms in a text, in their order. */
export type TermMatcher = (text: string) => readonly TermUse[];

/** What a term is called, and whether the plural counts as well. */
export interface TermForm {
  readonly form: string;
  readonly plural: boolean;
}

/** The name of a term and its other forms. */
export const allForms = ({term, also = []}: GlossaryTerm): readonly string[] => [term, ...also];

/** Every form of a term. */
export const knownForms = (entry: GlossaryTerm): readonly TermForm[] =>
  allForms(entry).map((form) => ({form, plural: true}));

/** The forms that pages link: all of them, where the entry does not name them. */
export function linkedForms(entry: GlossaryTerm): readonly TermForm[] {
  const {inPages} = entry;
  return inPages === undefined
    ? knownForms(entry)
    : (inPages || []).map((form) => ({form, plural: false}));
}

const literal = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** What a form looks like in a text: with a capital at the start of a sentence, in the plural, broken into two lines. */
function patternOf({form, plural}: TermForm): string {
  const first = form.charAt(0);
  const beginning =
    first === first.toUpperCase() ? literal(first) : `[${first}${first.toUpperCase()}]`;
  if (!plural) {
    return beginning + literal(form.slice(1));
  }
  // cspell:ignore aeiou
  return /[^aeiou]y$/.test(form)
    ? `${beginning}${literal(form.slice(1, -1))}(?:y|ies)`
    : `${beginning}${literal(form.slice(1))}(?:e?s)?`;
}

/** Neither letters nor what makes a longer name of a word: a hyphen, a path, the dot of a host or a member. */
const BEFORE = String.raw`(?<![\p{L}\p{N}_/.@#-])`;
const AFTER = String.raw`(?![\p{L}\p{N}_/]|[-.]\p{L}|[-.]\p{N})`;

/**
 * Finds terms by their forms: whole words, the longest form first, in the plural too. Capitals count, but for the
 * first letter of a form that begins with a small one: it may begin a sentence.
 */
export function termMatcher(
  glossary: readonly GlossaryTerm[],
  formsOf: (entry: GlossaryTerm) => readonly TermForm[],
): TermMatcher {
  const forms = glossary
    .flatMap((entry) => formsOf(entry).map((form) => ({id: entry.id, ...form})))
    .sort((a, b) => b.form.length - a.form.length);
  if (forms.length === 0) {
    return () => [];
  }
  // One group for each form: the one that has matched tells the term.
  const groups = forms.map((form) => `(${patternOf(form)})`).join('|');
  const pattern = new RegExp(`${BEFORE}(?:${groups})${AFTER}`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [found, ...captured] = match;
      const form = forms[captured.findIndex(Boolean)];
      return form === undefined
        ? []
        : [{id: form.id, start: match.index, end: match.index + found.length}];
    });
}
