import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

const file = path.resolve(__dirname, '../../../../.cache/reports/statements.md');

/** What is known of a statement: whether it holds, and how its test noticed the mutant. */
interface Row {
  holds?: boolean;
  caught?: string;
}

/** What a failure says, in one line: without the log of what was tried. */
function reason({errors}: TestResult): string {
  const message = stripVTControlCharacters(errors[0]?.message ?? '');
  const [said = ''] = message.split('Call log:');
  return said.split(/\s+/).join(' ').slice(0, 300);
}

/** Writes the list of all statements, by section, with a mark for each test that passes and each mutant that was noticed. */
export default class StatementReporter implements Reporter {
  readonly #sections = new Map<string, Map<string, Row>>();

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

  onEnd(): void {
    if (this.#sections.size === 0) {
      return;
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
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, lines.join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
