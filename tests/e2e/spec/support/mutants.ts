import type {BrowserContext, Route} from '@playwright/test';
import type {FaultName} from '../../../fixtures/sites/small/faults/table';

/** Puts a fault into responses or into the browser, before the first page opens. */
export type Patch = (context: BrowserContext) => Promise<unknown>;

/** A fault that a statement's test must catch: another variant of the site, a patch, or both. */
export interface Mutant {
  readonly site?: string;
  readonly patch?: Patch;
}

/** The policy of a page. It is removed, because it would block changed inline scripts. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Changes the text of responses. Redirects stay unchanged. */
async function editText(
  context: BrowserContext,
  urls: RegExp,
  edit: (text: string) => string,
): Promise<void> {
  await context.route(urls, async (route: Route) => {
    // Longer than the short action timeout of the mutants project, so that a slow server does not
    // look like a fault.
    const response = await route.fetch({maxRedirects: 0, timeout: 60_000});
    if (response.status() >= 300 && response.status() < 400) {
      await route.fulfill({response});
      return;
    }
    const served = (await response.text()).replace(POLICY, '');
    await route.fulfill({response, body: edit(served)});
  });
}

/** URLs of pages: no extension, or `.html`. */
const PAGES = /^[^?#]*\/[^/.?#]*(\.html)?([?#].*)?$/;

/** Changes the text of every page. Hydration can undo the change. */
export function html(search: RegExp | string, replacement: string): Mutant {
  return {
    patch: (context) =>
      editText(context, PAGES, (served) => served.replaceAll(search, replacement)),
  };
}

/** Changes the text of every script. If nothing matches, the test passes, so the mutant counts as missed. */
export function scripts(search: RegExp | string, replacement: string): Mutant {
  return {
    patch: (context) =>
      editText(context, /\/assets\/js\/[^?]*\.js/, (served) =>
        served.replaceAll(search, replacement),
      ),
  };
}

/** Changes the text of pages and scripts, for text that hydration would restore. */
export function text(search: RegExp | string, replacement: string): Mutant {
  return {
    patch: (context) =>
      editText(context, /^[^?#]*\/([^/.?#]*(\.html)?|assets\/js\/[^?#]*\.js)([?#].*)?$/, (served) =>
        served.replaceAll(search, replacement),
      ),
  };
}

/** Adds CSS at the end of every stylesheet. */
export function styles(css: string): Mutant {
  return {
    patch: (context) =>
      editText(context, /\/assets\/css\/[^?]*\.css/, (served) => `${served}\n${css}`),
  };
}

/** Runs a script in every page before the page's own scripts. */
export function before(script: () => void): Mutant {
  return {patch: (context) => context.addInitScript(script)};
}

/** Replaces the responses of requests. */
export function answer(urls: RegExp, handler: (route: Route) => Promise<void> | void): Mutant {
  return {patch: (context) => context.route(urls, handler)};
}

/** Runs the test on another site of `tests/fixtures/sites/small/variants`. */
export function site(name: string): Mutant {
  return {site: name};
}

/**
 * Turns on a fault in the scripts of the small sites: see `tests/fixtures/sites/small/faults`.
 * @param on a variant of the small site. Needed for tests of the documentation, whose scripts have
 * no faults.
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
