import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {passagesOf} from './passages';
import type {Sentence} from './sentence';

/** Words that a rule reports, and what to write instead. Case does not matter. */
export interface Phrase {
  readonly pattern: RegExp;
  readonly fix: string;
}

interface Reader {
  readonly fix: string;
  readonly matchesIn: (text: string) => readonly RegExpExecArray[];
}

/** Most sentences have none of the phrases, and to test one is much faster than to collect all. */
function readerOf({pattern, fix}: Phrase): Reader {
  const any = new RegExp(pattern, 'i');
  const all = new RegExp(pattern, 'gi');
  return {fix, matchesIn: (text) => (any.test(text) ? [...text.matchAll(all)] : [])};
}

function reportIn(sentence: Sentence, file: VFile, {fix, matchesIn}: Reader): void {
  for (const match of matchesIn(sentence.text)) {
    const words = match[0].trim();
    file.message(`"${words}": ${fix}`, {place: sentence.placeOf(match.index, words.length)});
  }
}

/** A rule on phrases: reports each of them in the sentences of a file. */
export function reportPhrases(phrases: readonly Phrase[]): (tree: Root, file: VFile) => void {
  const readers = phrases.map(readerOf);
  return (tree, file) => {
    for (const {sentences} of passagesOf(tree, file)) {
      for (const sentence of sentences) {
        for (const reader of readers) {
          reportIn(sentence, file, reader);
        }
      }
    }
  };
}
