import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';

/** The outside services of the small site in its variant `outside`, and the host of each. */
export const hosts = {
  tagManager: 'https://www.googletagmanager.com/',
  feedbackWidget: 'https://widget.example/',
  chatbot: 'https://cdn.example/',
  formulas: 'https://cdn.jsdelivr.net/',
  feedback: 'https://feedback.example/',
} as const;

export type Service = keyof typeof hosts;

/** The services that need consent. */
export const consentServices = ['tagManager', 'feedbackWidget', 'chatbot'] as const;

/**
 * Scripts that record their input in `window.ran`. The variant contains the hash of the chatbot
 * script.
 */
const scripts: Readonly<Partial<Record<Service, string>>> = {
  tagManager: '(window.ran ??= {}).tagManager = window.dataLayer[0].event;',
  feedbackWidget: '(window.ran ??= {}).feedbackWidget = window.widgetSettings;',
  chatbot: '(window.ran ??= {}).chatbot = document.currentScript.dataset.apiKey;',
};

const katex = path.dirname(require.resolve('katex/package.json'));

async function serve(service: Service, route: Route): Promise<void> {
  const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
  const {pathname} = new URL(route.request().url());
  const script = scripts[service];
  if (script !== undefined) {
    await route.fulfill({headers, contentType: 'text/javascript', body: script});
  } else if (service === 'formulas') {
    const [, file = ''] = /^\/npm\/katex@[\d.]+\/(dist\/.+)$/.exec(pathname) ?? [];
    const contentType = file.endsWith('.css') ? 'text/css' : 'font/woff2';
    await route.fulfill({headers, contentType, body: readFileSync(path.join(katex, file))});
  } else {
    await route.fulfill({headers, status: 204});
  }
}

/** Handlers that replace a service's normal response. */
export type Answers = Readonly<Partial<Record<Service, (route: Route) => Promise<void> | void>>>;

/**
 * Stands in for the outside services.
 *
 * @returns the requested URLs. The list grows with each request.
 */
export async function serveOutside(
  context: BrowserContext,
  answers: Answers = {},
): Promise<readonly string[]> {
  const asked: string[] = [];
  for (const service of Object.keys(hosts) as Service[]) {
    await context.route(`${hosts[service]}**`, async (route) => {
      asked.push(route.request().url());
      const answer = answers[service] ?? ((request: Route) => serve(service, request));
      await answer(route);
    });
  }
  return asked;
}

/** The services whose scripts ran in the page, with the input that each recorded. */
export function ranIn(page: {
  evaluate: <T>(read: () => T) => Promise<T>;
}): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => (window as unknown as {ran?: Record<string, unknown>}).ran ?? {});
}
