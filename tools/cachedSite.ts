import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {type BuiltSite, buildSite, type Extras} from './buildSite';
import {hashMatches} from './passRecord/hashFiles';
import {hashPackages, sitePackages} from './passRecord/hashPackages';

const root = path.resolve(__dirname, '..');
const cache = path.join(root, '.cache/sites');

/** Milliseconds after which an unused site is removed. */
const LONGEST_UNUSED = 3 * 24 * 60 * 60 * 1000;

/** Files of the project that are part of every fixture site. */
const SHARED = [
  'babel.config.js',
  'config/**',
  'data/**',
  'diagrams/**',
  'docusaurus.config.ts',
  'examples/**',
  'src/**',
  'static/**',
  'tools/buildSite.ts',
  'tools/runDocusaurus.ts',
  '!**/node_modules/**',
];

let shared: string | undefined;

function settings(): Record<string, string | undefined> {
  const text = ['site', 'thirdParty']
    .map((name) => readFileSync(path.join(root, `config/${name}.ts`), 'utf8'))
    .join('');
  const names = new Set(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g));
  return Object.fromEntries([...names].sort().map((name) => [name, process.env[name]]));
}

function siteHash(fixture: string, extras: Extras): string {
  const folder = `tests/fixtures/sites/${fixture}`;
  shared ??= `${hashPackages(sitePackages())} ${hashMatches(SHARED)}`;
  // Without the other variants.
  const own = hashMatches([`${folder}/**`, `!${folder}/variants/**`]);
  const variant =
    extras.variant === undefined ? '' : hashMatches([`${folder}/variants/${extras.variant}/**`]);
  return createHash('sha256')
    .update(JSON.stringify([fixture, extras, shared, own, variant, process.version, settings()]))
    .digest('hex')
    .slice(0, 16);
}

function removeUnused(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const result = path.join(cache, name);
    if (name.endsWith('.json') && Date.now() - statSync(result).mtimeMs > LONGEST_UNUSED) {
      rmSync(result);
      rmSync(result.replace(/\.json$/, ''), {recursive: true, force: true});
    }
  }
}

/** Whether the process with the lock has ended without a result. */
function isAbandoned(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(path.join(lock, 'process'), 'utf8')), 0);
    return false;
  } catch {
    // A lock's folder exists shortly before its file.
    const age = Date.now() - (statSync(lock, {throwIfNoEntry: false})?.mtimeMs ?? Infinity);
    return age > 1_000;
  }
}

function readResult(file: string): BuiltSite | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  const now = new Date();
  utimesSync(file, now, now);
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;
}

/**
 * Builds a site of `tests/fixtures/sites`, or takes it from `.cache/sites` if its files are
 * unchanged. If several processes request it in parallel, one builds it.
 */
export async function cachedSite(fixture: string, extras: Extras = {}): Promise<BuiltSite> {
  const hash = siteHash(fixture, extras);
  const result = path.join(cache, `${hash}.json`);
  const lock = path.join(cache, `${hash}.lock`);
  mkdirSync(cache, {recursive: true});
  for (;;) {
    const done = readResult(result);
    if (done) {
      return done;
    }
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (existsSync(lock) && isAbandoned(lock)) {
        rmSync(lock, {recursive: true, force: true});
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  try {
    writeFileSync(path.join(lock, 'process'), String(process.pid));
    const done = readResult(result);
    if (done) {
      return done;
    }
    removeUnused();
    const built = buildSite(fixture, hash, extras);
    writeFileSync(`${result}.part`, JSON.stringify(built));
    renameSync(`${result}.part`, result);
    return built;
  } finally {
    rmSync(lock, {recursive: true, force: true});
  }
}
