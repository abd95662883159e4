import type {Page} from '@playwright/test';
import {sitemapPaths} from '../../../../tools/sitemap';

export interface SidebarPage {
  readonly path: string;
  /** The paths of all sidebar links, in order. Empty if the page has no sidebar. */
  readonly links: readonly string[];
  /** The paths of the links with `aria-current`. */
  readonly current: readonly string[];
}

/** The pages of an area with their sidebars, from the served HTML: no scripts run. */
export async function sidebarPages(page: Page, area: RegExp): Promise<SidebarPage[]> {
  await page.goto('/');
  return page.evaluate(
    async (paths) => {
      const pathsOf = (html: Document, links: string): string[] =>
        [
          ...html.querySelectorAll<HTMLAnchorElement>(`nav[aria-label="Docs sidebar"] ${links}`),
        ].map((link) => link.getAttribute('href') ?? '');
      const found = await Promise.all(
        paths.map(async (address) => {
          const response = await fetch(address);
          const html = new DOMParser().parseFromString(await response.text(), 'text/html');
          return response.ok
            ? [{path: address, links: pathsOf(html, 'a'), current: pathsOf(html, '[aria-current]')}]
            : [];
        }),
      );
      return found.flat();
    },
    sitemapPaths().filter((address) => area.test(address)),
  );
}
