import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {hashMatches} from '../../../../tools/passRecord/hashFiles';
import {subjectsOf} from './subjects';

const root = path.resolve(__dirname, '../../../..');
const FOLDER = 'tests/e2e/spec';

/** The mutants of a section that were noticed when its files had this hash, and what noticed each. */
interface SectionRecord {
  readonly hash: string;
  readonly noticed: Readonly<Record<string, string>>;
}

/** By section: the name of a test file of `tests/e2e/spec`. */
export type MutantRecord = Readonly<Record<string, SectionRecord>>;

/** The file of an import of a project's own file. */
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

/** A file with all files of the project that it imports, and that these import. */
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

/** The variants of the small site that a test file names. */
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

/** The hash of all on which the mutants of a section depend: the test file, its support, its sites and its subject. */
function sectionHash(section: string): string {
  const file = `${FOLDER}/${section}.spec.ts`;
  const patterns = [
    ...withImports(file),
    ...subjectsOf(section),
    ...variantsIn(file).map((name) => `tests/fixtures/sites/small/variants/${name}/**`),
  ];
  return hashMatches(patterns).slice(0, 16);
}

/** The committed record of the mutants that were noticed. */
export class MutantRecords {
  readonly #file: string;
  readonly #hashes = new Map<string, string>();

  constructor(file = path.join(root, FOLDER, 'mutants.json')) {
    this.#file = file;
  }

  /** Takes the hashes of all sections: a run stands for the files that were there when it began. */
  takeHashes(): void {
    for (const file of globSync(`${FOLDER}/*.spec.ts`, {cwd: root})) {
      this.#hash(path.basename(file, '.spec.ts'));
    }
  }

  /** The titles of the tests, by section, whose mutants need no new run: nothing has changed since they were noticed. */
  unchanged(): ReadonlyMap<string, readonly string[]> {
    const sections = Object.entries(this.#read()).filter(
      ([section, {hash}]) =>
        existsSync(path.join(root, FOLDER, `${section}.spec.ts`)) && hash === this.#hash(section),
    );
    return new Map(sections.map(([section, {noticed}]) => [section, Object.keys(noticed)]));
  }

  /** Adds what a run of some mutants found: what noticed each, `undefined` where nothing did. */
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

/** Matches the tests whose mutants need no new run, in what Playwright greps in: the file, then the titles. */
export function unchangedTests(unchanged: ReadonlyMap<string, readonly string[]>): RegExp[] {
  return [...unchanged].flatMap(([section, titles]) =>
    titles.map((title) => {
      const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return new RegExp(`\\b${section}\\.spec\\.ts\\s+${escaped}$`);
    }),
  );
}
