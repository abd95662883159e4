import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hashFiles} from '@site/tools/passRecord/hashFiles';
import {readPasses, savePasses} from '@site/tools/passRecord/passes';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'passes-'));
  mkdirSync(path.join(root, 'folder'));
  writeFileSync(path.join(root, 'folder/a'), 'one');
  writeFileSync(path.join(root, 'b'), 'two');
});

afterEach(() => rmSync(root, {recursive: true}));

test('a hash follows contents and ignores the order of files', () => {
  const before = hashFiles(['folder', 'b'], root);
  expect(hashFiles(['b', 'folder/a'], root)).toBe(before);
  writeFileSync(path.join(root, 'folder/a'), 'changed');
  expect(hashFiles(['folder', 'b'], root)).not.toBe(before);
});

test('a missing file is named', () => {
  expect(() => hashFiles(['gone'], root)).toThrow('gone is missing');
});

test('a partial run adds to the cache and leaves the committed record', () => {
  savePasses('samples', {a: '1', old: '1'}, {whole: true, root});
  savePasses('samples', {a: '2'}, {whole: false, root});
  expect(readPasses('samples', root).get('a')).toEqual(new Set(['1', '2']));
});

test('a whole run replaces the record, sorted, without names that are gone', () => {
  savePasses('samples', {old: '1'}, {whole: true, root});
  savePasses('samples', {b: '2', a: '1'}, {whole: true, root});
  expect([...readPasses('samples', root).keys()]).toEqual(['a', 'b']);
  expect(readFileSync(path.join(root, 'tests/records/samples.json'), 'utf8')).toBe(
    '{\n  "a": "1",\n  "b": "2"\n}\n',
  );
});
