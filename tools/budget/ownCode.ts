import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build, type Metafile} from 'esbuild';
import {globSync} from 'tinyglobby';
import {type ComponentName, registry} from '../../src/markdown/remarkComponents/registry';

const root = path.resolve(__dirname, '../..');

/** Parts of the theme that are pages of their own. */
const OWN_PAGES = ['src/theme/SearchPage/**', 'src/theme/NotFound/**'];

/** Parts of the theme that the build leaves out, because the navbar has no such item. */
const LEFT_OUT = ['src/theme/NavbarItem/DropdownNavbarItem/**'];

/** What a page executes of this project's code. */
export interface OwnCode {
  /** Bytes, brotli. */
  readonly size: number;
  /** The file of the page. */
  readonly page: string;
}

/** What remark steps make of what writers write. */
const MADE_BY_STEPS: readonly (readonly [written: RegExp, components: readonly ComponentName[]])[] =
  [
    // The terms of the glossary that the prose uses.
    [/^/, ['Definition']],
    [/^\s*```|<RpcExamples/m, ['CodeFence']],
    [/<Contract(?:Roles|Pauses|List)\b/, ['FactTable']],
    [/<ContractSummary\b/, ['Address']],
    [/<ContractMembers\b/, ['Copyable', 'FactTable', 'Signature', 'StaticPart']],
  ];

/** The components of the registry that a page uses. */
function componentsOf(text: string): string[] {
  const names = new Set<string>([...text.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));
  for (const [written, made] of MADE_BY_STEPS) {
    if (written.test(text)) {
      made.forEach((name) => names.add(name));
    }
  }
  return Object.entries(registry)
    .filter(([name, source]) => names.has(name) && source.startsWith('@site/'))
    .map(([, source]) => source.replace('@site', '.'));
}

/** The files of a bundle that are loaded with its entry: what is imported later, on demand, is apart. */
function loadedWith(entry: string, outputs: Metafile['outputs']): Set<string> {
  const found = new Set([entry]);
  for (const file of found) {
    for (const {path: imported, kind} of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && imported in outputs) {
        found.add(imported);
      }
    }
  }
  return found;
}

/** Bundles modules as a page would load them, libraries and facts apart. @returns bytes, brotli. */
async function sizeOf(modules: readonly string[]): Promise<number> {
  const {outputFiles, metafile} = await build({
    stdin: {
      contents: modules.map((file, index) => `export * as m${index} from '${file}';`).join('\n'),
      resolveDir: root,
      sourcefile: 'page.js',
    },
    absWorkingDir: root,
    outdir: path.join(root, '.cache/own-code'),
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    logLevel: 'error',
    alias: {'@site/src': path.join(root, 'src')},
    packages: 'external',
    external: ['@docusaurus/*', '@generated/*', '@site/data/*', '@theme/*', '@theme-original/*'],
    loader: {'.css': 'empty', '.module.css': 'empty'},
  });
  const entry = Object.keys(metafile.outputs).find((file) => metafile.outputs[file]?.entryPoint);
  const loaded = loadedWith(entry ?? '', metafile.outputs);
  // The chunks are those of this measurement: a page gets its parts in few files.
  const parts = outputFiles.filter(({path: file}) => loaded.has(path.relative(root, file)));
  return brotliCompressSync(Buffer.concat(parts.map(({contents}) => contents))).length;
}

/** The page that executes most code of this project: the swizzles of every page and the components that it uses. */
export async function heaviestOwnCode(): Promise<OwnCode> {
  const everyPage = globSync('src/theme/**/index.tsx', {
    cwd: root,
    ignore: [...OWN_PAGES, ...LEFT_OUT],
  }).map((file) => `./${file}`);
  const docs = globSync('docs/**/*.mdx', {cwd: root}).map((page) => ({
    page,
    modules: componentsOf(readFileSync(path.join(root, page), 'utf8')),
  }));
  const others = [
    ...globSync(
      ['src/pages/**/index.tsx', ...OWN_PAGES.map((pages) => pages.replace('**', 'index.tsx'))],
      {cwd: root},
    ),
  ]
    .filter((file) => !file.includes('/_components/'))
    .map((page) => ({page, modules: [`./${page}`]}));
  // Most pages use what another one uses.
  const sizes = new Map<string, number>();
  let heaviest: OwnCode = {size: 0, page: ''};
  for (const {page, modules} of [...docs, ...others]) {
    const key = modules.join('\n');
    const size = sizes.get(key) ?? (await sizeOf([...everyPage, ...modules]));
    sizes.set(key, size);
    heaviest = size > heaviest.size ? {size, page} : heaviest;
  }
  return heaviest;
}
