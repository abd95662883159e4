import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {globSync} from 'tinyglobby';

const root = path.resolve(__dirname, '../..');

/** The code that installs the shared folders before the sample tests (`globalSetup` in vitest.config.mts). */
const SETUP = 'tests/samples/harness/sharedFolders.ts';

/** Folders of signatures, which count for the tests that name them. */
const SIGNATURES = /tests\/samples\/\w+Signatures\b/g;

/** Files that every test of samples can read. Code of the harness counts for the tests that import it. */
const sharedFiles = () =>
  globSync(
    [
      'tests/samples/*/**',
      '!tests/samples/harness/**/*.ts',
      '!tests/samples/*Signatures/**',
      '!**/node_modules/**',
    ],
    {cwd: root, dot: true},
  );

/**
 * Examples that a test file and its imports name as whole words. All examples if the test file names none, or has a path
 * that ends with `examples`.
 */
function namedExamples(own: string, imported: readonly string[]): string[] {
  const names = readdirSync(path.join(root, 'examples'));
  const isIn = (text: string) => (name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
  if (/examples\/?['"`]|examples\/\$\{/.test(own) || !names.some(isIn(own))) {
    return ['examples'];
  }
  return names
    .filter((name) => [own, ...imported].some((text) => isIn(text)(name)))
    .map((name) => `examples/${name}`);
}

/** Paths of pages, drawings and facts at the start of strings. Streams have an event "data". */
const NAMED_PATH = /['"`](?:\.\.\/)*((?:(?:docs|diagrams)(?=['"`/])|data(?=\/))[^'"`\s:*]*)/g;

/** The path, or the nearest folder above it that exists. */
function existingPath(named: string): string {
  return existsSync(path.join(root, named)) ? named : existingPath(path.dirname(named));
}

/**
 * Pages, drawings and facts that texts name. A name with a placeholder is the files that have the name of an example
 * there, or else the whole folder.
 */
function namedPaths(texts: readonly string[], examples: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.replace(/\bfrom '[^']*'/g, '').matchAll(NAMED_PATH)].map(([, name = '']) => name),
  );
  const paths = names.flatMap((name) => {
    const [folder = '', ...rest] = name.split(/\$\{[^}]*\}?/);
    const files =
      rest.length === 0 ? [] : examples.map((example) => [folder, ...rest].join(example));
    const known = files.filter((file) => existsSync(path.join(root, file)));
    return known.length > 0 ? known : existingPath(folder);
  });
  return [...new Set(paths)];
}

/**
 * Finds the files that the result of a test file depends on: itself, its imports, the examples, pages, drawings and
 * facts that these name, and files that all tests share. One file too many only repeats a test; one too few would hide a failure.
 */
export async function filesOfSamples(): Promise<ReadonlyMap<string, readonly string[]>> {
  const tests = globSync('tests/samples/**/*.test.ts', {
    cwd: root,
    ignore: '**/node_modules/**',
  }).sort();
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: [...tests, SETUP],
    outdir: '.cache/samples-bundle',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    tsconfig: 'tsconfig.json',
    loader: {'.css': 'empty', '.svg': 'empty'},
    logLevel: 'error',
  });
  const outputs = Object.values(metafile.outputs);
  const setup = outputs.find(({entryPoint}) => entryPoint === SETUP)?.inputs ?? {};
  const shared = [...sharedFiles(), ...Object.keys(setup)];
  return new Map(
    outputs
      .filter(({entryPoint}) => entryPoint !== SETUP)
      .map(({entryPoint = '', inputs}) => {
        const imported = Object.keys(inputs);
        const texts = imported
          .filter((file) => !file.startsWith('data/'))
          .map((file) => readFileSync(path.join(root, file), 'utf8'));
        const own = readFileSync(path.join(root, entryPoint), 'utf8');
        const examples = namedExamples(own, texts);
        const names = examples.map((folder) => path.basename(folder));
        const signatures = own.match(SIGNATURES) ?? [];
        const paths = namedPaths(texts, names);
        return [entryPoint, [...shared, ...imported, ...examples, ...signatures, ...paths]];
      }),
  );
}
