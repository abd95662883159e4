import type {BrowserContext, Route} from '@playwright/test';
import type {FaultName} from '../../../fixtures/sites/small/faults/table';

/** A fault put into what the browser gets, or into the browser itself, before the first page opens. */
export type Patch = (context: BrowserContext) => Promise<unknown>;

/** A fault that the test of a statement must notice: another site, built with another option, a patch of the served one, or both. */
export interface Mutant {
  readonly site?: string;
  readonly patch?: Patch;
}

/** The policy of a page, which would refuse a script in it that was changed. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Serves the files of a pattern with their text changed. Redirects and failures pass as they are. */
async function editText(
  context: BrowserContext,
  urls: RegExp,
  edit: (text: string) => string,
): Promise<void> {
  await context.route(urls, async (route: Route) => {
    // Not within the short time that a step of a mutated test has: a slow server is no fault.
    const response = await route.fetch({maxRedirects: 0, timeout: 60_000});
    if (response.status() >= 300 && response.status() < 400) {
      await route.fulfill({response});
      return;
    }
    const served = (await response.text()).replace(POLICY, '');
    await route.fulfill({response, body: edit(served)});
  });
}

/** Pages, which have no extension or `.html`. */
const PAGES = /^[^?#]*\/[^/.?#]*(\.html)?([?#].*)?$/;

/** Changes the text of every page. The scripts of the page can undo it when they take over. */
export function html(search: RegExp | string, replacement: string): Mutant {
  return {
    patch: (context) =>
      editText(context, PAGES, (served) => served.replaceAll(search, replacement)),
  };
}

/** Changes the text of every script. A pattern that is found nowhere changes nothing, and the test says so by passing. */
export function scripts(search: RegExp | string, replacement: string): Mutant {
  return {
    patch: (context) =>
      editText(context, /\/assets\/js\/[^?]*\.js/, (served) =>
        served.replaceAll(search, replacement),
      ),
  };
}

/** Changes what pages and scripts say: for text that scripts would put back. */
export function text(search: RegExp | string, replacement: string): Mutant {
  return {
    patch: (context) =>
      editText(context, /^[^?#]*\/([^/.?#]*(\.html)?|assets\/js\/[^?#]*\.js)([?#].*)?$/, (served) =>
        served.replaceAll(search, replacement),
      ),
  };
}

/** Adds rules to every stylesheet. */
export function styles(css: string): Mutant {
  return {
    patch: (context) =>
      editText(context, /\/assets\/css\/[^?]*\.css/, (served) => `${served}\n${css}`),
  };
}

/** Runs in every page before its own scripts. */
export function before(script: () => void): Mutant {
  return {patch: (context) => context.addInitScript(script)};
}

/** Answers the requests of a pattern in another way. */
export function answer(urls: RegExp, handler: (route: Route) => Promise<void> | void): Mutant {
  return {patch: (context) => context.route(urls, handler)};
}

/** A site of `tests/fixtures/sites/small/variants` instead of the one that the test looks at. */
export function site(name: string): Mutant {
  return {site: name};
}

/**
 * A fault in the source of the small sites, off until it is named: see `tests/fixtures/sites/small/faults`.
 *
 * @param on the site that a test of the documentation itself looks at instead.
 */
export function source(name: FaultName, on?: string): Mutant {
  return {
    ...(on !== undefined && {site: on}),
    patch: (context) =>
      editText(
        context,
        /\/assets\/js\/[^?]*\.js/,
        (served) => `globalThis.siteFault=${JSON.stringify(name)};${served}`,
      ),
  };
}
