import type {GlossaryTerm} from '../../../data/glossary';

/** A match. */
export interface TermUse {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the terms of a text, in order. */
export type TermMatcher = (text: string) => readonly TermUse[];

/** A form of a term. */
export interface TermForm {
  readonly form: string;
  readonly plural: boolean;
}

/** The name of a term and its other forms. */
export const allForms = ({term, also = []}: GlossaryTerm): readonly string[] => [term, ...also];

export const knownForms = (entry: GlossaryTerm): readonly TermForm[] =>
  allForms(entry).map((form) => ({form, plural: true}));

/** The forms that pages link: those that the entry names, or all. */
export function linkedForms(entry: GlossaryTerm): readonly TermForm[] {
  const {inPages} = entry;
  return inPages === undefined
    ? knownForms(entry)
    : (inPages || []).map((form) => ({form, plural: false}));
}

const literal = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The pattern of a form: capitalized at the start of a sentence, plural, with a line break. */
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

/** The character beside a match: not a letter, hyphen, slash or dot. */
const BEFORE = String.raw`(?<![\p{L}\p{N}_/.@#-])`;
const AFTER = String.raw`(?![\p{L}\p{N}_/]|[-.]\p{L}|[-.]\p{N})`;

/**
 * Finds whole words by their forms, longest form first, including plurals. Case matters, except
 * that a lowercase form can start a sentence.
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
  // One group for each form: the matched group identifies the term.
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
