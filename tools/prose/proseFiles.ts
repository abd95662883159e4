import {statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const PAGES = 'docs/**/*.{md,mdx}';
const FACTS = 'data/**/*.ts';

/** The pages and facts with prose, relative to `root`: all, or those that are named or stand in a named folder. */
export function proseFiles(root: string, names: readonly string[] = []): readonly string[] {
  const all = globSync([PAGES, FACTS], {cwd: root, ignore: ['**/_*/**', '**/_*']}).sort();
  if (names.length === 0) {
    return all;
  }
  return names.flatMap((name) => {
    const file = path.relative(root, path.resolve(root, name));
    if (!statSync(path.join(root, file)).isDirectory()) {
      return [file];
    }
    return all.filter((each) => each.startsWith(`${file}/`));
  });
}
