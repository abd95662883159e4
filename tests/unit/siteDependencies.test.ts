import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {root} from '../../tools/content/readPages';

const {devDependencies} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly devDependencies: object;
};

/** The packages that a module imports when it runs: types are not there any more. */
const packagesIn = (source: string) =>
  [
    ...source.matchAll(
      /^(?:import|export) (?!type\b)[^;]*?from '([^'.][^']*)'|^import '([^'.][^']*)'|\b(?:import|require)\(\s*'([^'.][^']*)'/gm,
    ),
  ]
    .map(([, from, effect, call]) => from ?? effect ?? call ?? '')
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

/** Packages of the tests and scripts alone that a module of the site imports. */
const misplacedIn = (source: string) =>
  packagesIn(source).filter((name) => Object.hasOwn(devDependencies, name));

const files = globSync(['{config,data,src}/**/*.{ts,tsx,js}', 'docusaurus.config.ts'], {cwd: root});

describe('a package that the site needs at build or in the browser', () => {
  it('is not among the devDependencies, whose changes the records of passed tests ignore', () => {
    expect(files.length).toBeGreaterThan(300);
    const misplaced = files.flatMap((file) =>
      misplacedIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(misplaced, 'Move it to dependencies in package.json').toEqual([]);
  });

  it.each([
    "import {test} from 'vitest';",
    "import {\n  test,\n} from 'vitest/node';",
    "const {test} = require('vitest');",
  ])('is found in %s', (source) => {
    expect(misplacedIn(source)).toEqual(['vitest']);
  });

  it('is not a package of types', () => {
    expect(misplacedIn("import type {Root} from 'vitest';\nimport path from 'node:path';")).toEqual(
      [],
    );
  });
});
