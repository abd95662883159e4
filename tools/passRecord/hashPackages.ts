import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

/** A package in the lockfile. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages by installation folder. The project itself has the empty name. */
type Lockfile = Readonly<Record<string, LockedPackage>>;

function readLockfile(root: string): Lockfile {
  const file = path.join(root, 'package-lock.json');
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {packages: Lockfile};
  return packages;
}

/**
 * The folder of a package that another package imports: its own `node_modules`, then those above.
 */
function folderOf(name: string, from: string, lockfile: Lockfile): string | undefined {
  const folder = path.posix.join(from, 'node_modules', name);
  if (folder in lockfile) {
    return folder;
  }
  return from === ''
    ? undefined
    : folderOf(name, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), lockfile);
}

/** The packages that the built site needs: the `dependencies` of `package.json`. */
export function sitePackages(root = project): string[] {
  return Object.keys(readLockfile(root)['']?.dependencies ?? {});
}

/**
 * Direct dependencies whose names occur in texts, in an import or a path. An unneeded name only
 * repeats a test.
 */
export function packagesNamedIn(texts: readonly string[], root = project): string[] {
  const own = readLockfile(root)[''] ?? {};
  return Object.keys({...own.dependencies, ...own.devDependencies}).filter((name) =>
    texts.some((text) => new RegExp(`['"\`/]${name}['"\`/]`).test(text)),
  );
}

/**
 * SHA-256 over the locked versions of packages and their dependencies. Other packages of the
 * lockfile do not change it.
 * @throws if the project lacks a package.
 */
export function hashPackages(names: readonly string[], root = project): string {
  const lockfile = readLockfile(root);
  const known = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = folderOf(name, from, lockfile);
    if (folder === undefined || known.has(folder)) {
      return folder;
    }
    known.add(folder);
    const {dependencies, optionalDependencies, peerDependencies} = lockfile[folder] ?? {};
    for (const needed of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      // Optional packages can be missing.
      add(needed, folder);
    }
    return folder;
  };
  for (const name of names) {
    if (add(name, '') === undefined) {
      throw new Error(`package-lock.json has no ${name}. Run npm install, or correct the name.`);
    }
  }
  const hash = createHash('sha256');
  for (const folder of [...known].sort()) {
    hash.update(`${folder}\0${lockfile[folder]?.version}\0${lockfile[folder]?.integrity}\0`);
  }
  return hash.digest('hex');
}
