import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {isFullScope} from '../../../../tools/test/scope';
import {MutantRecords} from './mutantRecord';

const root = path.resolve(__dirname, '../../../..');

/** The list of statements, relative to the project root. */
const LIST = '.cache/reports/statements.md';

/** The titles of the mutants that did not run, relative to the project root. */
const NOT_RUN = '.cache/reports/not-run/mutants.txt';

interface Row {
  holds?: boolean;
  isMutated?: boolean;
  /** The error message of the mutant's run. */
  caught?: string;
}

/** The first error message in one line of at most 300 characters, without the call log. */
function reason({errors}: TestResult): string {
  const message = stripVTControlCharacters(errors[0]?.message ?? '');
  const [said = ''] = message.split('Call log:');
  return said.split(/\s+/).join(' ').trim().slice(0, 300);
}

/**
 * Whether an expectation failed. A test that fails for another reason has not caught the mutant.
 */
function isExpectation(said: string): boolean {
  return said.includes('expect(');
}

/** The failed call, without the received value, which differs between runs. */
function failedCall(said: string): string {
  return /expect\([^)]*\)(?:\.\w+)*/.exec(said)?.[0] ?? said;
}

interface Options {
  readonly file?: string;
  readonly notRun?: string;
  readonly records?: MutantRecords;
}

/**
 * Writes a list of all statements by section, with the result of each test and its mutant. Fails
 * the run if a mutant breaks its test without failing an expectation.
 */
export default class StatementReporter implements Reporter {
  readonly #file: string;
  readonly #notRun: string;
  readonly #records: MutantRecords;
  readonly #sections = new Map<string, Map<string, Row>>();

  constructor({
    file = path.join(root, LIST),
    notRun = path.join(root, NOT_RUN),
    records = new MutantRecords(),
  }: Options = {}) {
    this.#file = file;
    this.#notRun = notRun;
    this.#records = records;
  }

  onBegin(): void {
    this.#records.takeHashes();
    const left = isFullScope() ? [] : [...this.#records.unchanged()];
    if (left.length === 0) {
      rmSync(this.#notRun, {force: true});
      return;
    }
    const lines = left.flatMap(([section, titles]) =>
      titles.map((title) => `mutant of ${section}: ${title}`),
    );
    mkdirSync(path.dirname(this.#notRun), {recursive: true});
    writeFileSync(this.#notRun, `${lines.join('\n')}\n`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const project = test.parent.project()?.name;
    if (project !== 'spec' && project !== 'mutants') {
      return;
    }
    const name = path.basename(test.titlePath()[2] ?? '', '.spec.ts');
    const section = this.#sections.get(name) ?? new Map<string, Row>();
    const row = section.get(test.title) ?? {};
    if (project === 'spec') {
      row.holds = result.status === 'passed';
    } else {
      row.isMutated = true;
      if (result.status === 'failed') {
        row.caught = reason(result);
      }
    }
    section.set(test.title, row);
    this.#sections.set(name, section);
  }

  onEnd(): Promise<{status?: FullResult['status']}> {
    return Promise.resolve(this.#write());
  }

  printsToStdio(): boolean {
    return false;
  }

  #record(): void {
    for (const [section, rows] of this.#sections) {
      const results = [...rows]
        .filter(([, {isMutated = false}]) => isMutated)
        .map(([words, {caught}]): [string, string | undefined] => [
          words,
          caught !== undefined && isExpectation(caught) ? failedCall(caught) : undefined,
        ]);
      if (results.length > 0) {
        this.#records.update(section, new Map(results));
      }
    }
  }

  #write(): {status?: FullResult['status']} {
    if (this.#sections.size === 0) {
      return {};
    }
    this.#record();
    const sections = [...this.#sections].sort(([a], [b]) => a.localeCompare(b));
    const recorded = this.#records.unchanged();
    const isRecorded = (section: string, words: string): boolean =>
      recorded.get(section)?.includes(words) ?? false;
    const lines = sections.flatMap(([name, rows]) => [
      `## ${name} (${rows.size})`,
      ...[...rows].map(
        ([words, {holds, isMutated = false, caught}]) =>
          `- [${holds === true ? 'x' : ' '}] ${words}\n  - mutant ${
            !isMutated && isRecorded(name, words)
              ? 'unchanged since it was noticed'
              : caught === undefined
                ? 'NOT NOTICED'
                : `noticed: ${caught}`
          }`,
      ),
      '',
    ]);
    mkdirSync(path.dirname(this.#file), {recursive: true});
    writeFileSync(this.#file, lines.join('\n'));
    const broken = sections.flatMap(([name, rows]) =>
      [...rows]
        .filter(([, {caught}]) => caught !== undefined && !isExpectation(caught))
        .map(([words, {caught}]) => `${name}: ${words}\n  ${caught}`),
    );
    if (broken.length === 0) {
      return {};
    }
    process.stderr.write(
      `A mutant must fail what its test expects, not end the test in another way:\n${broken.join('\n')}\n`,
    );
    return {status: 'failed'};
  }
}
