import type {Page} from '@playwright/test';
import {sitemapPaths} from '../../../../tools/sitemap';

/** What the page of a path shows of its sidebar. */
export interface SidebarPage {
  readonly path: string;
  /** The paths that the sidebar leads to, in its order; nothing where there is no sidebar. */
  readonly links: readonly string[];
  /** The paths that the sidebar marks as the current page. */
  readonly current: readonly string[];
}

/** The pages of an area with their sidebars: as the host serves them. */
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
