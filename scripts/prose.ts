/**
 * Checks the English of pages and facts. Each rule is a file in tools/prose/rules.
 *
 *   npm run prose                       all files, without those of tools/prose/notYetRewritten.ts
 *   npm run prose -- <file or folder>…  these, listed or not
 *   npm run prose -- --counts           the number of findings by rule, in listed files too
 *   npm run prose -- --root <folder>    the files of another checkout
 *
 * An exception stands before what it excepts: {/* prose-ignore <rule>: <reason> *\/} in pages, the same behind // in facts.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {VFile} from 'vfile';
import {reporter} from 'vfile-reporter';
import {describeProblem} from '../tools/content/problem';
import {checkList} from '../tools/prose/checkList';
import {countFindings} from '../tools/prose/countFindings';
import {lint} from '../tools/prose/lint';
import {notYetRewritten} from '../tools/prose/notYetRewritten';
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

/** Prints the findings in files that are not listed, and what is wrong with the list. */
function report(files: readonly VFile[], listed: readonly string[]): void {
  const reported = files.filter((file) => !listed.includes(file.path));
  const problems = checkList(listed, files).map(describeProblem);
  const findings = reported.reduce((sum, {messages}) => sum + messages.length, 0);
  const lines = [...(findings > 0 ? [reporter(reported, {quiet: true})] : []), ...problems];
  process.stdout.write(
    lines.length > 0
      ? `${lines.join('\n')}\n`
      : `${reported.length} files pass, ${listed.length} are not yet rewritten\n`,
  );
  process.exitCode = lines.length > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  const files = await lintAll();
  if (values.counts) {
    process.stdout.write(`${countFindings(files)}\n`);
    process.exitCode = files.some(({messages}) => messages.length > 0) ? 1 : 0;
  } else {
    report(files, positionals.length === 0 ? notYetRewritten : []);
  }
}

void main();
