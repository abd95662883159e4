import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {parsePage, readPages, root} from '../../tools/content/readPages';
import {checkCategories, checkSidebars} from './checks/sidebars';
import {checkSwizzles} from './checks/swizzles';

const WITHOUT_SIDEBAR = [
  'get-started/how-to/run-a-node/volume-creation',
  'release-notes',
  'risk-disclosures',
  'support',
  'zero-knowledge-glossary',
];

describe('structure', () => {
  it('each page stands in exactly one sidebar, or in none where the specification says so', () => {
    expectNoProblems(checkSidebars(readPages(), sidebars, WITHOUT_SIDEBAR));
  });

  it('each category of a sidebar has a page', () => {
    expectNoProblems(checkCategories(sidebars));
  });

  it('the ledger of src/theme names every swizzle', () => {
    const files = globSync('src/theme/**/index.tsx', {cwd: root});
    const swizzles = files.map((file) => ({
      name: path.dirname(file).replace('src/theme/', ''),
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
    const ledger = readFileSync(path.join(root, 'src/theme/README.md'), 'utf8');
    expectNoProblems(checkSwizzles(ledger, swizzles));
  });

  it('the configuration file is wiring of about 100 lines at most', () => {
    const lines = readFileSync(path.join(root, 'docusaurus.config.ts'), 'utf8').split('\n').length;
    expect(lines).toBeLessThanOrEqual(115);
  });
});

describe('the checks of structure', () => {
  const page = parsePage('docs/a.mdx', 'Text.');

  it('fail on a page in no sidebar and on one in two', () => {
    expect(described(checkSidebars([page], {}, []))).toContain('stands in 0 places');
    expect(described(checkSidebars([page], {one: ['a'], two: ['a']}, []))).toContain('(one, two)');
  });

  it('fail on a page in a sidebar that must be in none', () => {
    expect(described(checkSidebars([page], {one: ['a']}, ['a']))).toContain('must stand in 0');
  });

  it('fail on a category without a page, also in another category', () => {
    const inner = {type: 'category', label: 'Inner', items: ['b']} as const;
    const outer = {type: 'category', label: 'Outer', link: {type: 'doc', id: 'a'}, items: [inner]};
    expect(described(checkCategories({one: [outer as typeof inner & typeof outer]}))).toBe(
      'config/sidebars/: the category "Inner" of one has no page. Write one with <CategoryCards />, and add link: {type: \'doc\', id: …}',
    );
  });

  it('fail on a swizzle without a row, a row without a swizzle, and a silent one', () => {
    const text = described(checkSwizzles('| `B` | x |', [{name: 'A', text: 'code'}]));
    expect(text).toContain('A has no row');
    expect(text).toContain('B has a row and no component');
    expect(text).toContain('the first line does not say');
  });
});
