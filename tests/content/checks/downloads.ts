import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

/**
 * A downloadable file: its text, and its path, which is the same in static/samples and examples/.
 */
export interface Download {
  readonly name: string;
  readonly text: string;
}

/**
 * Every download is a file of a tested example, and a page links to it.
 *
 * @param exampleOf returns the text of a file in examples/, or undefined.
 */
export function checkDownloads(
  downloads: readonly Download[],
  exampleOf: (name: string) => string | undefined,
  pages: readonly Pick<Page, 'file' | 'text'>[],
): Problem[] {
  const links = pages.flatMap(({file, text}) =>
    [...text.matchAll(/\(pathname:\/\/\/samples\/([^)]+)\)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  return [
    ...downloads
      .filter(({name, text}) => exampleOf(name) !== text)
      .map(({name}) => ({
        file: `static/samples/${name}`,
        message: `is not the file that the tests run. Copy examples/${name} here`,
      })),
    ...downloads
      .filter(({name}) => !links.some((link) => link.name === name))
      .map(({name}) => ({
        file: `static/samples/${name}`,
        message: 'no page links it. Remove the file, or link pathname:///samples/…',
      })),
    ...links
      .filter(({name}) => !downloads.some((download) => download.name === name))
      .map(({file, name}) => ({
        file,
        message: `links the download ${name}, which does not exist. Copy examples/${name} to static/samples/${name}`,
      })),
  ];
}
