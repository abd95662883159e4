import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {networks} from '../../../data/networks';
import {runOrThrow} from './run';

const root = path.resolve(__dirname, '../../..');
const cache = path.join(root, '.cache/samples');

/**
 * The command that installs a folder's dependencies, and the file that decides whether they are
 * current.
 */
function installationOf(
  folder: string,
): {command: 'ci' | 'install'; decidedBy: string} | undefined {
  const [lockfile, manifest] = ['package-lock.json', 'package.json'].map((name) =>
    path.join(folder, name),
  );
  if (lockfile !== undefined && existsSync(lockfile)) {
    return {command: 'ci', decidedBy: lockfile};
  }
  // The toolchain has no lockfile: its packages differ by platform, and its only version is exact.
  return manifest !== undefined && existsSync(manifest)
    ? {command: 'install', decidedBy: manifest}
    : undefined;
}

/** Installs a folder's dependencies, unless they are current. */
async function installDependencies(folder: string): Promise<void> {
  const installation = installationOf(folder);
  if (installation === undefined) {
    return;
  }
  const {command, decidedBy} = installation;
  const hash = createHash('sha256').update(readFileSync(decidedBy)).digest('hex');
  const marker = path.join(folder, 'node_modules/.installed-from');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) {
    return;
  }
  const args = [command, '--no-audit', '--no-fund', '--no-package-lock'].slice(
    0,
    command === 'ci' ? 3 : 4,
  );
  await runOrThrow('npm', args, {cwd: folder, timeout: 300_000});
  writeFileSync(marker, hash);
}

/** The public endpoints in samples, which the local node replaces. */
const publicRpcUrls: readonly string[] = Object.values(networks).flatMap(({rpc}) =>
  rpc.http.filter(({access}) => access === 'public').map(({url}) => url),
);

/** Replaces every public endpoint in a folder's text files with the local node. */
function useLocalNode(folder: string, rpcUrl: string): void {
  const files = globSync('**/*', {
    cwd: folder,
    ignore: ['**/node_modules/**', '**/package-lock.json'],
    dot: true,
  });
  for (const file of files) {
    const absolute = path.join(folder, file);
    const text = readFileSync(absolute, 'utf8');
    const local = publicRpcUrls.reduce((result, url) => result.replaceAll(url, rpcUrl), text);
    if (local !== text) {
      writeFileSync(absolute, local);
    }
  }
}

/** Removes files of an earlier run: renamed files, keys, build results. Installed packages stay. */
function clean(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') {
      rmSync(path.join(folder, name), {recursive: true});
    }
  }
}

/** The path of a folder's copy. */
export function stagedFolder(name: string): string {
  return path.join(cache, name);
}

/**
 * Copies a folder into the cache and installs its dependencies. Test files run in parallel: if
 * several need the same folder, each names its copy.
 */
export async function stage(folder: string, name = path.basename(folder)): Promise<string> {
  const target = stagedFolder(name);
  mkdirSync(target, {recursive: true});
  clean(target);
  cpSync(path.join(root, folder), target, {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  await installDependencies(target);
  return target;
}

/**
 * Makes a runnable copy of an example. Only the RPC endpoint differs from the reader's version.
 * @returns the folder of the copy.
 */
export async function stageExample(
  example: string,
  rpcUrl: string,
  name = example,
): Promise<string> {
  const target = await stage(`examples/${example}`, name);
  useLocalNode(target, rpcUrl);
  return target;
}
