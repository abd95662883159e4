import {HitType} from './document';
import type {ServedPart} from './served';

/**
 * The URLs of the files with the text of an index: `search-index.text-1.json` and so on for `search-index.json`.
 *
 * @param parts the parts of the first file.
 */
export function textFiles(url: string, parts: readonly ServedPart[]): readonly string[] {
  const count = parts[HitType.Content]?.index.textFiles ?? 0;
  return Array.from({length: count}, (_, place) =>
    url.replace(/\.json(?=$|\?)/, `.text-${place + 1}.json`),
  );
}
