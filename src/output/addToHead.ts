import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Adds markup at the end of the head of a built page. Nothing happens if there is no such page.
 *
 * @param route below the base path, without a slash at its start.
 */
export function addToHead(outDir: string, route: string, markup: string): void {
  const plain = route.replace(/\/$/, '');
  const file = [`${plain}.html`, path.join(plain, 'index.html')]
    .map((name) => path.join(outDir, name))
    .find((name) => existsSync(name));
  if (file !== undefined) {
    // In one operation, because other steps read and change pages in parallel.
    writeFileSync(
      `${file}.part`,
      readFileSync(file, 'utf8').replace('</head>', () => `${markup}</head>`),
    );
    renameSync(`${file}.part`, file);
  }
}
