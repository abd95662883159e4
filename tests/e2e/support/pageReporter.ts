import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import {savePasses} from '../../../tools/passRecord/passes';
import {isFullScope} from '../../../tools/test/scope';
import {pageHash, PAGES, VISITED_PAGE} from './pageRecord';

/** Records each page whose visit passed. The committed record changes only after a whole run. */
export default class PageReporter implements Reporter {
  readonly #passed: Record<string, string> = {};
  #isWhole = isFullScope();

  onBegin({shard, grep}: FullConfig): void {
    this.#isWhole &&= shard === null && String(grep) === '/.*/';
  }

  onTestEnd({annotations}: TestCase, {status}: TestResult): void {
    const route = annotations.find(({type}) => type === VISITED_PAGE)?.description;
    const hash = route === undefined ? undefined : pageHash(route);
    if (route !== undefined && hash !== undefined && status === 'passed') {
      this.#passed[route] = hash;
    }
  }

  onEnd({status}: FullResult): Promise<void> {
    if (Object.keys(this.#passed).length > 0) {
      savePasses(PAGES, this.#passed, {whole: this.#isWhole && status === 'passed'});
    }
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
