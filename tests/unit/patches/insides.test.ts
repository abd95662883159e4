import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Inside, insides} from '../../../src/patches/insides';
import {root} from '../../../tools/content/readPages';

const packages = path.join(root, 'node_modules');

/** Differences of a file from what a patch expects. */
function problemsOf({patch, file, hash, contains = []}: Inside, folder = packages): string[] {
  const fix = `Compare src/patches/${patch} with it, adapt the patch or take it out, then correct src/patches/insides.ts`;
  const place = path.join(folder, file);
  if (!existsSync(place)) {
    return [`src/patches/${patch}: ${file} is gone. ${fix}`];
  }
  const content = readFileSync(place);
  const isOther =
    hash !== undefined && !createHash('sha256').update(content).digest('hex').startsWith(hash);
  return [
    ...(isOther ? [`src/patches/${patch}: ${file} has changed. ${fix}`] : []),
    ...contains
      .filter((text) => !content.includes(text))
      .map((text) => `src/patches/${patch}: ${file} no longer contains "${text}". ${fix}`),
  ];
}

describe('the patches of Docusaurus', () => {
  it('find the inside that they were written for', () => {
    expect(insides.flatMap((inside) => problemsOf(inside))).toEqual([]);
  });

  it('each have an inside and a row in the ledger', () => {
    const folder = path.join(root, 'src/patches');
    const patches = readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
    expect([...new Set(insides.map(({patch}) => patch))].sort()).toEqual(patches.sort());
    const ledger = readFileSync(path.join(folder, 'README.md'), 'utf8');
    const rows = [...ledger.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(patches);
  });

  it('are named when a file is gone, has changed, or lacks a text', () => {
    const found = [
      {patch: 'a', file: 'gone.js'},
      {patch: 'b', file: 'package.json', hash: '0000'},
      {patch: 'c', file: 'package.json', contains: ['no such text']},
    ].flatMap((inside) => problemsOf(inside, root));
    expect(found).toEqual([
      expect.stringContaining('src/patches/a: gone.js is gone.'),
      expect.stringContaining('src/patches/b: package.json has changed.'),
      expect.stringContaining('src/patches/c: package.json no longer contains "no such text".'),
    ]);
  });
});
