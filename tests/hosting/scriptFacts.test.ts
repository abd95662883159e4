import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The addresses, topics and hashes in files. */
function hexWords(patterns: readonly string[]): Set<string> {
  const files = globSync(patterns, {cwd: root, absolute: true, dot: true});
  return new Set(
    files.flatMap(
      (file) =>
        readFileSync(file, 'utf8').match(/0x(?:[\da-f]{64}|[\da-f]{40})(?![\da-f])/gi) ?? [],
    ),
  );
}

// A bundler that replaces file hashes by their digits also changes addresses with the same digits.
it('the scripts of the build contain every address, topic and hash as the facts have them', () => {
  const built = hexWords(['build/assets/js/*.js']);
  const known = hexWords([
    '.docusaurus/**/*.json',
    'build/**/*.html',
    'data/**/*.ts',
    'docs/**/*.mdx',
    'examples/**/*.{json,sh,sol,ts,tsx}',
    'src/**/*.{ts,tsx}',
    '!**/node_modules/**',
  ]);
  expect(built.size).toBeGreaterThan(100);
  expect([...built].filter((word) => !known.has(word))).toEqual([]);
});
