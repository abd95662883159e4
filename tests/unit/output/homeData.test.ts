import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {codeText} from '../../../src/components/ui/CodeFence/codeLines';
import {readHomeData} from '../../../src/output/homeData';

const root = path.resolve(__dirname, '../../..');
const TUTORIAL = 'docs/get-started/build/quickstart/deploy.mdx';
const SAMPLES = 'examples/connect-clients/src';

let copy = '';
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'home-'));
  for (const file of [TUTORIAL, `${SAMPLES}/readMainnet.ts`, `${SAMPLES}/readSepolia.ts`]) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
});
afterEach(() => rmSync(copy, {recursive: true}));

const change = (file: string, from: string | RegExp, to: string) => {
  const absolute = path.join(copy, file);
  writeFileSync(absolute, readFileSync(absolute, 'utf8').replace(from, to));
};

it('the home page gets the time of its tutorial', () => {
  change(TUTORIAL, /minutes: \d+/, 'minutes: 7');
  expect(readHomeData(copy).minutes).toBe(7);
});

it('the home page shows the examples, letter by letter', () => {
  const {samples} = readHomeData(copy);
  for (const [network, file] of [
    ['mainnet', 'readMainnet.ts'],
    ['sepolia', 'readSepolia.ts'],
  ] as const) {
    const text = readFileSync(path.join(root, SAMPLES, file), 'utf8').trimEnd();
    expect(codeText(samples[network])).toBe(text);
    expect(text.split('\n').filter((line) => line !== '')).toHaveLength(5);
  }
});

it('the home page gets the times of finality', () => {
  expect(readHomeData(copy).finality).toEqual({
    median: 'about 2 hours',
    most: '16 hours',
    month: 'August 2026',
  });
});

it('a first tutorial that is none stops the build with the fix', () => {
  change(TUTORIAL, /^tutorial:\n(?: {2}.*\n)+/m, '');
  expect(() => readHomeData(copy)).toThrow(`${TUTORIAL} has no block "tutorial"`);
});

it('a missing sample stops the build with its path', () => {
  rmSync(path.join(copy, SAMPLES, 'readSepolia.ts'));
  expect(() => readHomeData(copy)).toThrow(`${SAMPLES}/readSepolia.ts`);
});
