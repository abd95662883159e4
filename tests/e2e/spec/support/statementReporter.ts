import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** Where the list goes, from the folder of the project. */
const LIST = '.cache/reports/statements.md';

/** What is known of a statement: whether it holds, and how its test noticed the mutant. */
interface Row {
  holds?: boolean;
  caught?: string;
}

/** What a failure says, in one line: without the log of what was tried. */
function reason({errors}: TestResult): string {
  const message = stripVTControlCharacters(errors[0]?.message ?? '');
  const [said = ''] = message.split('Call log:');
  return said.split(/\s+/).join(' ').trim().slice(0, 300);
}

/** Whether a failure is one of what is expected. A test that ends for another reason has noticed nothing. */
function isExpectation(said: string): boolean {
  return said.includes('expect(');
}

/** Writes the list of all statements, by section, with a mark for each test that passes and each mutant that was noticed. Fails the run when a mutant only broke its test. */
export default class StatementReporter implements Reporter {
  readonly #file: string;
  readonly #sections = new Map<string, Map<string, Row>>();

  constructor({file = path.resolve(__dirname, '../../../..', LIST)}: {file?: string} = {}) {
    this.#file = file;
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
    } else if (result.status === 'failed') {
      row.caught = reason(result);
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

  #write(): {status?: FullResult['status']} {
    if (this.#sections.size === 0) {
      return {};
    }
    const sections = [...this.#sections].sort(([a], [b]) => a.localeCompare(b));
    const lines = sections.flatMap(([name, rows]) => [
      `## ${name} (${rows.size})`,
      ...[...rows].map(
        ([words, {holds, caught}]) =>
          `- [${holds === true ? 'x' : ' '}] ${words}\n  - mutant ${caught === undefined ? 'NOT NOTICED' : `noticed: ${caught}`}`,
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
