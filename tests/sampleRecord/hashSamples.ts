import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../../tools/passRecord/hashFiles';
import {hashPackages, packagesNamedIn} from '../../tools/passRecord/hashPackages';
import {filesOfSamples} from './filesOfSamples';

const root = path.resolve(__dirname, '../..');

/** Packages that run every test of samples. */
const RUNNERS = ['vitest', 'esbuild', 'typescript', '@playwright/test'];

/** A hash of the locked versions of the packages that test files, or code that they import, name. */
function hashNamedPackages(files: readonly string[]): string {
  const code = files.filter((file) => /^(?:tests|tools|data)\/.*\.(?:ts|mjs)$/.test(file));
  const texts = code.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return hashPackages([...RUNNERS, ...packagesNamedIn(texts)]);
}

/** A hash of everything that decides the result, by path of the test file. */
export async function hashSamples(): Promise<ReadonlyMap<string, string>> {
  const [node = ''] = process.versions.node.split('.');
  const hash = (files: readonly string[]) =>
    createHash('sha256')
      .update(`node ${node}\0${hashNamedPackages(files)}\0${hashFiles(files)}`)
      .digest('hex');
  return new Map([...(await filesOfSamples())].map(([test, files]) => [test, hash(files)]));
}
