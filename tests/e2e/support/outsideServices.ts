import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';

/** What the small site loads from elsewhere in its variant `outside`, by the host that serves it. */
export const hosts = {
  tagManager: 'https://www.googletagmanager.com/',
  feedbackWidget: 'https://widget.example/',
  chatbot: 'https://cdn.example/',
  formulas: 'https://cdn.jsdelivr.net/',
  feedback: 'https://feedback.example/',
} as const;

export type Service = keyof typeof hosts;

/** The scripts that readers are asked about. */
export const consentServices = ['tagManager', 'feedbackWidget', 'chatbot'] as const;

/** Scripts that write down in `window.ran` that they ran, and with what. The hash of the chatbot's stands in the variant. */
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

/** Another answer of a service than the one that it should give. */
export type Answers = Readonly<Partial<Record<Service, (route: Route) => Promise<void> | void>>>;

/** Answers for the outside services. @returns the addresses that were asked for, as they come. */
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

/** What the scripts wrote down that ran in the page. */
export function ranIn(page: {
  evaluate: <T>(read: () => T) => Promise<T>;
}): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => (window as unknown as {ran?: Record<string, unknown>}).ran ?? {});
}
