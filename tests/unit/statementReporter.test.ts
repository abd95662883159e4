import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestCase, TestResult} from '@playwright/test/reporter';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {MutantRecords} from '../e2e/spec/support/mutantRecord';
import StatementReporter from '../e2e/spec/support/statementReporter';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'statements-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** Reports one passed statement and its failed mutant. */
async function report(message: string): Promise<{status: string | undefined; list: string}> {
  const file = path.join(folder, 'statements.md');
  const reporter = new StatementReporter({
    file,
    records: new MutantRecords(path.join(folder, 'mutants.json')),
  });
  for (const [project, result] of [
    ['spec', {status: 'passed', errors: []}],
    ['mutants', {status: 'failed', errors: [{message}]}],
  ] as const) {
    reporter.onTestEnd(
      {
        title: 'There is no blog.',
        parent: {project: () => ({name: project})},
        titlePath: () => ['', project, 'spec/routes.spec.ts', 'There is no blog.'],
      } as unknown as TestCase,
      result as unknown as TestResult,
    );
  }
  const {status} = await reporter.onEnd();
  return {status, list: readFileSync(file, 'utf8')};
}

it('lists a statement and how its mutant was noticed', async () => {
  const {status, list} = await report(
    'Error: expect(received).toBe(expected)\nCall log:\n  - more',
  );
  expect(status).toBeUndefined();
  expect(list).toContain('## routes (1)');
  expect(list).toContain('- [x] There is no blog.');
  expect(list).toContain('mutant noticed: Error: expect(received).toBe(expected)\n');
});

it('fails the run where a mutant ended its test without a failed expectation', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const {status} = await report('TimeoutError: locator.click: Timeout 3000ms exceeded.');
  expect(status).toBe('failed');
  expect(said.mock.calls.join()).toContain('routes: There is no blog.\n  TimeoutError');
});
