import type {Problem} from '../../../tools/content/problem';
import type {Page} from '../../../tools/content/readPages';

/** The kinds with styles (src/css/content.css). */
const KINDS = ['note', 'tip', 'warning'];

/** Admonitions are notes, tips or warnings. */
export function checkAdmonitions(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({file, text}) =>
    text.split('\n').flatMap((written, index) => {
      const kind = /^\s*:{3,}([a-z]+)/.exec(written)?.[1];
      return kind === undefined || KINDS.includes(kind)
        ? []
        : [{file, line: index + 1, message: `:::${kind} has no style. Use ${KINDS.join(', ')}`}];
    }),
  );
}
