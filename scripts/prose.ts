/**
 * Checks the English of pages and facts. Each rule is a file in tools/prose/rules.
 *
 *   npm run prose                       all files
 *   npm run prose -- <file or folder>…  these
 *   npm run prose -- --counts           the number of findings by rule
 *   npm run prose -- --root <folder>    the files of another checkout
 *
 * An exception stands before what it excepts: {/* prose-ignore <rule>: <reason> *\/} in pages, the same behind // in facts.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {VFile} from 'vfile';
import {reporter} from 'vfile-reporter';
import {countFindings} from '../tools/prose/countFindings';
import {lint} from '../tools/prose/lint';
import {proseFiles} from '../tools/prose/proseFiles';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    counts: {type: 'boolean', default: false},
    root: {type: 'string', default: path.resolve(__dirname, '..')},
  },
});

async function lintAll(): Promise<readonly VFile[]> {
  const files: VFile[] = [];
  // One after the other: the trees of all files at once would keep the garbage collector busy.
  for (const file of proseFiles(values.root, positionals)) {
    files.push(await lint(file, readFileSync(path.join(values.root, file), 'utf8')));
  }
  return files;
}

async function main(): Promise<void> {
  const files = await lintAll();
  const hasFindings = files.some(({messages}) => messages.length > 0);
  const findings = hasFindings ? reporter([...files], {quiet: true}) : `${files.length} files pass`;
  process.stdout.write(`${values.counts ? countFindings(files) : findings}\n`);
  process.exitCode = hasFindings ? 1 : 0;
}

void main();
