import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  TestInfo,
} from '@playwright/test';
import type {BuiltSite} from '../../../../tools/buildSite';
import {expect, test as base} from '../../support/test';
import {watchPolicy} from '../../support/watchPolicy';
import type {Mutant} from './mutants';
import {buildOnce, ServedSites} from './sites';

/** The project in `playwright.config.ts` that runs each test with its mutant and expects it to fail. */
const MUTANTS = 'mutants';

interface Options {
  /** A folder of `tests/fixtures/sites/small/variants`. Default: the documentation itself. */
  readonly site?: string;
  /** The fault that must make the test fail. It must break nothing else. */
  readonly fault: Mutant;
}

/** The fixtures for the body of a statement. */
interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly request: APIRequestContext;
  /** Opens the context of another visitor, with the same fault. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface Fixtures {
  readonly options: {readonly value?: Options};
  readonly expected: undefined;
  readonly newContext: Scene['newContext'];
}

function isMutated({project}: TestInfo): boolean {
  return project.name === MUTANTS;
}

/** The site of a test. In the mutants project, the variant of the mutant, if it has one. */
function variantOf({site, fault}: Options, info: TestInfo): string | undefined {
  return (isMutated(info) ? fault.site : undefined) ?? site;
}

const test = base.extend<Fixtures, {readonly sites: ServedSites}>({
  options: [{}, {option: true}],
  sites: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const sites = new ServedSites();
      await provide(sites);
      await sites.stop();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  expected: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, provide, info) => {
      if (isMutated(info)) {
        info.fail();
      }
      await provide(undefined);
    },
    {auto: true},
  ],
  baseURL: [
    async ({options: {value}, baseURL, sites}, provide, info) => {
      const variant = value && variantOf(value, info);
      await provide(variant === undefined ? baseURL : await sites.url(variant));
    },
    {scope: 'test', timeout: 240_000},
  ],
  context: async ({context, options: {value}}, provide, info) => {
    if (value && isMutated(info)) {
      await value.fault.patch?.(context);
    }
    await provide(context);
  },
  newContext: async ({browser, baseURL, options: {value}}, provide, info) => {
    const opened: BrowserContext[] = [];
    const violations: (readonly string[])[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({
        ...(baseURL !== undefined && {baseURL}),
        ...options,
      });
      opened.push(context);
      violations.push(await watchPolicy(context));
      if (value && isMutated(info)) {
        await value.fault.patch?.(context);
      }
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
    if (!isMutated(info)) {
      expect(violations.flat(), 'the content security policy was violated').toEqual([]);
    }
  },
});

/**
 * Tests a statement of the specification in the browser.
 *
 * @param words the exact text of the specification.
 */
export function statement(
  words: string,
  options: Options,
  body: (scene: Scene) => Promise<void>,
): void {
  test.describe(() => {
    test.use({options: {value: options}});
    test(words, ({page, context, browser, request, newContext}) =>
      body({page, context, browser, request, newContext}),
    );
  });
}

/**
 * Tests a statement about the build of a variant. The body gets the build's result, which can be a
 * failure.
 */
export function buildStatement(
  words: string,
  options: Required<Options>,
  body: (built: BuiltSite) => Promise<void> | void,
): void {
  // eslint-disable-next-line no-empty-pattern -- as above
  test(words, async ({}, info) => {
    info.setTimeout(240_000);
    await body(await buildOnce(variantOf(options, info) ?? options.site));
  });
}

export {expect};
