import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {globSync} from 'tinyglobby';

const root = path.resolve(__dirname, '../..');

/** Files that every test of samples can read. */
const sharedFiles = () => [
  ...readdirSync(path.join(root, 'tests/samples'))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => `tests/samples/${name}`),
  'data',
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

/** Folders of pages and drawings at the start of strings in a text. */
function namedFolders(texts: readonly string[]): string[] {
  return ['docs', 'diagrams'].filter((folder) =>
    texts.some((text) => new RegExp(`['"\`](?:\\.\\./)*${folder}[/'"\`]`).test(text)),
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
    entryPoints: tests,
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
  const shared = sharedFiles();
  return new Map(
    Object.values(metafile.outputs).map(({entryPoint = '', inputs}) => {
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
