import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {TextFile} from './addresses';
import {root} from '../../../tools/content/readPages';

const IGNORED = ['**/node_modules/**', '**/package-lock.json', '**/go.sum', '**/*.png'];

/** Texts of pages, example files and facts of methods, or of other files. */
export function readTextFiles(
  patterns: readonly string[] = ['docs/**', 'examples/**', 'data/rpc/**'],
): TextFile[] {
  return globSync([...patterns], {
    cwd: root,
    ignore: IGNORED,
    dot: true,
  })
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}
