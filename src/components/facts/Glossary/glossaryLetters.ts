import type {GlossaryTerm} from '@site/data/glossary';

export interface GlossaryLetter {
  readonly letter: string;
  /** The anchor of the heading: `letter-a`, or `letter-0` for digits. */
  readonly id: string;
  readonly terms: readonly GlossaryTerm[];
}

export interface DefinitionPart {
  readonly text: string;
  readonly code: boolean;
}

const DIGITS = '0–9';

function letterOf(term: GlossaryTerm): string {
  const first = term.term.normalize('NFD').charAt(0).toUpperCase();
  if (/[A-Z]/.test(first)) {
    return first;
  }
  if (/\d/.test(first)) {
    return DIGITS;
  }
  throw new Error(
    `Glossary term "${term.term}" starts with neither a letter nor a digit (data/glossary.ts)`,
  );
}

function checkIds(terms: readonly GlossaryTerm[]): void {
  const seen = new Set<string>();
  for (const {id} of terms) {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || /^letter-[a-z0]$/.test(id)) {
      throw new Error(
        `Glossary id "${id}" is not kebab-case, or taken by a letter (data/glossary.ts)`,
      );
    }
    if (seen.has(id)) {
      throw new Error(`Glossary id "${id}" is used twice (data/glossary.ts)`);
    }
    seen.add(id);
  }
}

/**
 * Groups terms by letter, digits first.
 *
 * @throws on a duplicate or invalid id.
 */
export function glossaryLetters(terms: readonly GlossaryTerm[]): readonly GlossaryLetter[] {
  checkIds(terms);
  const letters = new Map<string, GlossaryTerm[]>();
  const sorted = [...terms].sort((a, b) =>
    a.term.localeCompare(b.term, 'en', {sensitivity: 'base'}),
  );
  for (const term of sorted) {
    const letter = letterOf(term);
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, group]) => ({
      letter,
      id: letter === DIGITS ? 'letter-0' : `letter-${letter.toLowerCase()}`,
      terms: group,
    }));
}

/**
 * Splits a definition at its backticks.
 *
 * @throws if a backtick is not closed.
 */
export function definitionParts(definition: string): readonly DefinitionPart[] {
  const pieces = definition.split('`');
  if (pieces.length % 2 === 0) {
    throw new Error(`A backtick is left open in the glossary: "${definition}" (data/glossary.ts)`);
  }
  return pieces
    .map((text, index) => ({text, code: index % 2 === 1}))
    .filter(({text}) => text !== '');
}
