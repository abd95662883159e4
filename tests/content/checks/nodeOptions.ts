import type {ClientOptions} from '../../samples/clientOptions/clientOptions';
import type {TextFile} from './addresses';
import type {Problem} from '../../../tools/content/problem';

const OPTION = /(?<![\w-])--([a-zA-Z][\w.-]*\w)/g;

/** Every option on a page is documented by one of Linea's clients or a known tool. */
export function checkNodeOptions(
  files: readonly TextFile[],
  clients: readonly ClientOptions[],
  others: ReadonlySet<string>,
): Problem[] {
  const isKnown = (name: string) =>
    others.has(name) ||
    clients.some(({switches, settings}) => switches.has(name) || settings.has(name));
  return files.flatMap(({file, text}) =>
    [...text.matchAll(OPTION)].flatMap(({1: name = '', index}) =>
      isKnown(name)
        ? []
        : [
            {
              file,
              line: text.slice(0, index).split('\n').length,
              message: `--${name} is no documented option of a client. Correct it, or add it to tests/samples/clientOptions`,
            },
          ],
    ),
  );
}
