import {spawnSync} from 'node:child_process';
import path from 'node:path';

const program = path.resolve(__dirname, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Builds a site with the Docusaurus of this project, without colors in its output. */
export function buildWithDocusaurus(
  site: string,
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): {readonly status: number | null; readonly output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, 'build', site], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment},
  });
  return {status, output: stdout + stderr};
}
