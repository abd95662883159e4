import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hashPackages, packagesNamedIn, sitePackages} from '@site/tools/passRecord/hashPackages';

let root: string;

/**
 * Writes a lockfile with the site's package `site`, which needs its own `part` 1, and the checker
 * `lint`.
 */
function lock({part = '1.0.0', shared = '2.0.0', lint = '1.0.0'} = {}) {
  const packages = {
    '': {dependencies: {site: '1.0.0'}, devDependencies: {'@scope/lint': lint}},
    'node_modules/site': {version: '1.0.0', dependencies: {part: '^1.0.0', absent: '*'}},
    'node_modules/site/node_modules/part': {version: part, peerDependencies: {shared: '*'}},
    'node_modules/part': {version: '9.0.0'},
    'node_modules/shared': {version: shared},
    'node_modules/@scope/lint': {version: lint},
  };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({packages}));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock();
});

afterEach(() => rmSync(root, {recursive: true}));

test.each([
  ['a nested version of what it needs', {part: '1.0.1'}],
  ['what that needs in turn', {shared: '2.0.1'}],
])('a hash follows %s', (_what, changed) => {
  const before = hashPackages(['site'], root);
  lock(changed);
  expect(hashPackages(['site'], root)).not.toBe(before);
});

test('a hash ignores packages that it does not need', () => {
  const before = hashPackages(sitePackages(root), root);
  lock({lint: '1.0.1'});
  expect(hashPackages(sitePackages(root), root)).toBe(before);
});

test('a package that is not installed is named', () => {
  expect(() => hashPackages(['gone'], root)).toThrow('package-lock.json has no gone');
});

test('packages are found in imports and in paths', () => {
  const named = (text: string) => packagesNamedIn([text], root);
  expect(named("import {x} from 'site';")).toEqual(['site']);
  expect(named("join(root, 'node_modules/@scope/lint/index.js')")).toEqual(['@scope/lint']);
  expect(named('a site without quotes')).toEqual([]);
});
