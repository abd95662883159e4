import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {hashMatches} from '../../../../tools/passRecord/hashFiles';
import {
  hashPackages,
  packagesNamedIn,
  sitePackages,
} from '../../../../tools/passRecord/hashPackages';
import {subjectsOf} from './subjects';

const root = path.resolve(__dirname, '../../../..');
const FOLDER = 'tests/e2e/spec';

/** The caught mutants of a section, by test title, with the failed expectation. */
interface SectionRecord {
  readonly hash: string;
  readonly noticed: Readonly<Record<string, string>>;
}

/** Records by section. A section is a test file of `tests/e2e/spec`, without `.spec.ts`. */
export type MutantRecord = Readonly<Record<string, SectionRecord>>;

/** The file of a relative import. Undefined if it does not exist. */
function importedFile(from: string, request: string): string | undefined {
  const target = path.join(path.dirname(from), request);
  return [
    `${target}.ts`,
    `${target}.tsx`,
    `${target}/index.ts`,
    `${target}/index.tsx`,
    target,
  ].find((file) => existsSync(path.join(root, file)) && path.extname(file) !== '');
}

/**
 * A file with its direct and indirect relative imports.
 * @throws if an imported file is missing.
 */
function withImports(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (!known.has(file)) {
    known.add(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, request = ''] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
      const imported = importedFile(file, request);
      if (imported === undefined) {
        throw new Error(`${file} imports ${request}, which is not there.`);
      }
      withImports(imported, known);
    }
  }
  return known;
}

function variantsIn(file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return globSync('*', {
    cwd: path.join(root, 'tests/fixtures/sites/small/variants'),
    onlyDirectories: true,
  })
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((name) => text.includes(`'${name}'`))
    .sort();
}

/**
 * The hash of all files and packages that affect a section's mutants: test file, imports, sites and
 * subject.
 */
function sectionHash(section: string): string {
  const file = `${FOLDER}/${section}.spec.ts`;
  const tested = [...withImports(file)];
  const texts = tested.map((name) => readFileSync(path.join(root, name), 'utf8'));
  const packages = hashPackages([...sitePackages(), ...packagesNamedIn(texts)]);
  const patterns = [
    ...tested,
    ...subjectsOf(section),
    ...variantsIn(file).map((name) => `tests/fixtures/sites/small/variants/${name}/**`),
  ];
  return createHash('sha256')
    .update(`${packages}\0${hashMatches(patterns)}`)
    .digest('hex')
    .slice(0, 16);
}

/** The committed record of caught mutants. */
export class MutantRecords {
  readonly #file: string;
  readonly #hashes = new Map<string, string>();

  constructor(file = path.join(root, FOLDER, 'mutants.json')) {
    this.#file = file;
  }

  /** Computes the hashes of all sections. A run proves the files as they were at its start. */
  takeHashes(): void {
    for (const file of globSync(`${FOLDER}/*.spec.ts`, {cwd: root})) {
      this.#hash(path.basename(file, '.spec.ts'));
    }
  }

  /**
   * Test titles by section whose mutants need no new run, because no file has changed since a test
   * caught them.
   */
  unchanged(): ReadonlyMap<string, readonly string[]> {
    const sections = Object.entries(this.#read()).filter(
      ([section, {hash}]) =>
        existsSync(path.join(root, FOLDER, `${section}.spec.ts`)) && hash === this.#hash(section),
    );
    return new Map(sections.map(([section, {noticed}]) => [section, Object.keys(noticed)]));
  }

  /**
   * Adds the results of a run, which can be a part of the section.
   * @param results the failed expectation, by test title. Undefined if no test caught the mutant.
   */
  update(section: string, results: ReadonlyMap<string, string | undefined>): void {
    const record = this.#read();
    const hash = this.#hash(section);
    const before = record[section]?.hash === hash ? record[section].noticed : {};
    const noticed = Object.fromEntries(
      [...Object.entries(before).filter(([title]) => !results.has(title)), ...results]
        .filter((result): result is [string, string] => result[1] !== undefined)
        .sort(([a], [b]) => a.localeCompare(b)),
    );
    const sections = Object.entries({...record, [section]: {hash, noticed}});
    const sorted = Object.fromEntries(sections.sort(([a], [b]) => a.localeCompare(b)));
    writeFileSync(this.#file, `${JSON.stringify(sorted, null, 2)}\n`);
  }

  #hash(section: string): string {
    const hash = this.#hashes.get(section) ?? sectionHash(section);
    this.#hashes.set(section, hash);
    return hash;
  }

  #read(): MutantRecord {
    return existsSync(this.#file)
      ? (JSON.parse(readFileSync(this.#file, 'utf8')) as MutantRecord)
      : {};
  }
}

/** Patterns for the `grepInvert` option of Playwright, which matches against the file name and the titles. */
export function unchangedTests(unchanged: ReadonlyMap<string, readonly string[]>): RegExp[] {
  return [...unchanged].flatMap(([section, titles]) =>
    titles.map((title) => {
      const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return new RegExp(`\\b${section}\\.spec\\.ts\\s+${escaped}$`);
    }),
  );
}
