import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Inside, insides} from '../../../src/patches/insides';
import {root} from '../../../tools/content/readPages';

const packages = path.join(root, 'node_modules');

const contentOf = ({file}: Inside): Buffer | undefined => {
  const place = path.join(packages, file);
  return existsSync(place) ? readFileSync(place) : undefined;
};

/** The differences of a file from a patch's expectations. Without content, the file is gone. */
function problemsOf({patch, file, hash, contains = []}: Inside, content?: Buffer): string[] {
  const fix = `Compare src/patches/${patch} with it, adapt the patch or take it out, then correct src/patches/insides.ts`;
  if (content === undefined) {
    return [`src/patches/${patch}: ${file} is gone. ${fix}`];
  }
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
    expect(insides.flatMap((inside) => problemsOf(inside, contentOf(inside)))).toEqual([]);
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

  it('each have a guard in the ledger', () => {
    const ledger = readFileSync(path.join(root, 'src/patches/README.md'), 'utf8');
    for (const row of ledger.split('\n').filter((line) => /^\| `\w+` \|/.test(line))) {
      expect(row.split(' | '), row).toHaveLength(6);
      expect(row.split(' | ')[4], row).toContain('`insides.ts`');
    }
  });
});

describe('a patch is named when its inside', () => {
  it.each(insides)('$file of $patch is gone', (inside) => {
    expect(problemsOf(inside)).toEqual([
      expect.stringContaining(`src/patches/${inside.patch}: ${inside.file} is gone.`),
    ]);
  });

  it.each(insides.filter(({hash}) => hash !== undefined))('$file of $patch changes', (inside) => {
    const changed = Buffer.from(`${String(contentOf(inside))}\n`);
    expect(problemsOf(inside, changed)).toEqual([
      expect.stringContaining(`src/patches/${inside.patch}: ${inside.file} has changed.`),
    ]);
  });

  const texts = insides.flatMap((inside) =>
    (inside.contains ?? []).map((text) => ({...inside, inside, text})),
  );
  it.each(texts)('$file of $patch lacks $text', ({inside, patch, file, text}) => {
    const without = Buffer.from(String(contentOf(inside)).replaceAll(text, ''));
    expect(problemsOf(inside, without)).toContainEqual(
      expect.stringContaining(`src/patches/${patch}: ${file} no longer contains "${text}".`),
    );
  });
});
