import {stemmer} from 'stemmer';
import {termsOf} from './terms';

const known = new Map<string, readonly string[]>();

/** The stems of the words of a name, such as a title, each once. They are computed when a query needs them. */
export function stemsOf(name: string): readonly string[] {
  const stems = known.get(name) ?? [...new Set(termsOf(name).map(stemmer))];
  known.set(name, stems);
  return stems;
}
