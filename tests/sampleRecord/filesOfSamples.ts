import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {globSync} from 'tinyglobby';

const root = path.resolve(__dirname, '../..');

/** The code that installs what all samples share, before their tests (`globalSetup` in vitest.config.mts). */
const SETUP = 'tests/samples/harness/sharedFolders.ts';

/** Files that every test of samples can read. Code of the harness counts for the tests that import it. */
const sharedFiles = () => [
  ...globSync(['tests/samples/*/**', '!tests/samples/harness/**/*.ts', '!**/node_modules/**'], {
    cwd: root,
    dot: true,
  }),
  'package-lock.json',
];

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

/** Folders of pages, drawings and facts at the start of strings in a text, other than imports. */
function namedFolders(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.replace(/\bfrom '[^']*'/g, ''));
  // Streams have an event "data".
  return Object.entries({docs: `[/'"\`]`, diagrams: `[/'"\`]`, data: '/'}).flatMap(
    ([folder, end]) =>
      plain.some((text) => new RegExp(`['"\`](?:\\.\\./)*${folder}${end}`).test(text))
        ? [folder]
        : [],
  );
}

/**
 * Finds the files that the result of a test file depends on: itself, its imports, the examples, pages and drawings that
 * these name, and files that all tests share. One file too many only repeats a test; one too few would hide a failure.
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
        return [
          entryPoint,
          [...shared, ...imported, ...namedExamples(own, texts), ...namedFolders(texts)],
        ];
      }),
  );
}
