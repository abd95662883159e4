import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {rmSync} from 'node:fs';

const root = path.resolve(__dirname, '../..');

/** CPU and wall seconds of one production build. */
export interface BuildTime {
  readonly label: string;
  readonly cpu: number;
  readonly wall: number;
}

/** Runs one build in a separate folder, under the shell's clock. */
function timeBuild(label: string): BuildTime {
  const script =
    'TIMEFORMAT="%R %U %S"; time npx docusaurus build --out-dir .cache/timed-build >/dev/null 2>&1';
  const {stderr, status} = spawnSync('bash', ['-c', script], {cwd: root, encoding: 'utf8'});
  const [wall = 0, user = 0, system = 0] = stderr.trim().split(/\s+/).slice(-3).map(Number);
  if (status !== 0) {
    throw new Error(`The ${label} build failed. Run npm run build to see why`);
  }
  return {label, wall, cpu: user + system};
}

/** Times a build without caches, then one with caches. */
export function timeBuilds(): readonly BuildTime[] {
  for (const cache of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(root, cache), {recursive: true, force: true});
  }
  return [timeBuild('cold'), timeBuild('warm')];
}
