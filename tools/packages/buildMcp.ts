import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {buildFolder} from './buildFolder';

const root = path.resolve(__dirname, '../..');

/**
 * Builds the package `linea-docs-mcp`, ready for `npm pack`: one file without dependencies.
 *
 * @returns its folder.
 */
export async function buildMcp(): Promise<string> {
  const source = path.join(root, 'packages/mcp');
  const folder = buildFolder('mcp');
  rmSync(folder, {recursive: true, force: true});
  for (const file of ['package.json', 'README.md']) {
    cpSync(path.join(source, file), path.join(folder, file));
  }
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  await build({
    entryPoints: [path.join(source, 'src/cli.ts')],
    outfile: path.join(folder, 'dist/cli.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    alias: {'@site': root},
    legalComments: 'eof',
    // Some dependencies are CommonJS and call require().
    banner: {
      js: "#!/usr/bin/env node\nimport {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return folder;
}
