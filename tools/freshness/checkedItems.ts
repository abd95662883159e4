import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {globSync} from 'tinyglobby';
import {factDocuments} from '../facts/documents';

const root = path.resolve(__dirname, '../..');

/** A page or a fact with the day of its last check. */
export interface CheckedItem {
  /** The file of a page, or `document: id` of a fact. */
  readonly name: string;
  readonly checked: string;
  readonly sources: readonly string[];
}

const dayOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value);

/** Every page and every published fact with a day of its check. */
export function checkedItems(): readonly CheckedItem[] {
  // Only the front matter: to parse all pages takes a minute.
  const pages = globSync('docs/**/*.mdx', {cwd: root}).flatMap((file) => {
    const {checked, sources} = matter(readFileSync(path.join(root, file), 'utf8')).data as {
      readonly checked?: unknown;
      readonly sources?: readonly unknown[];
    };
    return checked === undefined
      ? []
      : {name: file, checked: dayOf(checked), sources: (sources ?? []).map(String)};
  });
  const facts = factDocuments.flatMap((document) =>
    document.items().map(({id, checked, sources}) => ({
      name: `${document.name}: ${id}`,
      checked,
      sources,
    })),
  );
  return [...pages, ...facts];
}
