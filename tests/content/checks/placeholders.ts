import type {TextFile} from './addresses';
import type {Problem} from '../../../tools/content/problem';

const PLACEHOLDER =
  /\b(?:TODO|FIXME|TBD|XXX|lorem ipsum|coming soon|placeholder page|under construction|work in progress)\b/i;

/** No page contains words of unfinished work. */
export function checkPlaceholders(files: readonly TextFile[]): Problem[] {
  return files.flatMap(({file, text}) =>
    text.split('\n').flatMap((line, index) => {
      const found = PLACEHOLDER.exec(line)?.[0];
      return found === undefined
        ? []
        : [
            {
              file,
              line: index + 1,
              message: `"${found}" marks unfinished work. Finish it or take it out`,
            },
          ];
    }),
  );
}
