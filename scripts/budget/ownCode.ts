import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {globSync} from 'tinyglobby';

const root = path.resolve(__dirname, '../..');

/**
 * The brotli size, in bytes, of all code of this project that a documentation page could execute: every swizzle and
 * component in one minified bundle, libraries and facts apart. No page loads all of it, so it is an upper bound.
 */
export async function ownCodeSize(): Promise<number> {
  const files = globSync(['src/theme/**/*.tsx', 'src/components/**/index.tsx'], {cwd: root});
  const {outputFiles} = await build({
    stdin: {
      contents: files.map((file, index) => `export * as m${index} from './${file}';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    logLevel: 'error',
    alias: {'@site/src': path.join(root, 'src')},
    external: [
      'react',
      'react/*',
      'clsx',
      'prism-react-renderer',
      '@docusaurus/*',
      '@theme/*',
      '@theme-original/*',
      '@site/data/*',
      '@fontsource-variable/*',
    ],
    loader: {'.css': 'empty', '.module.css': 'empty'},
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}
