import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Problem} from '../content/problem';
import {drawingsFolder} from './files';

const COMMAND = 'Run: npm run drawings';

/** Checks that each file is what its source makes now, and that no other file is in the folder. */
export function checkDrawings(
  root: string,
  files: readonly {readonly file: string; readonly text: string}[],
): Problem[] {
  const expected = new Set(files.map(({file}) => file));
  const isCurrent = (file: string, text: string) => {
    const place = path.join(root, file);
    return existsSync(place) && readFileSync(place, 'utf8') === text;
  };
  return [
    ...files
      .filter(({file, text}) => !isCurrent(file, text))
      .map(({file}) => ({file, message: `is not what tools/drawings makes. ${COMMAND}`})),
    ...globSync(`${drawingsFolder}/**`, {cwd: root})
      .filter((file) => !expected.has(file))
      .map((file) => ({file, message: `no source in tools/drawings makes this file. ${COMMAND}`})),
  ];
}
