import type {Page} from '@playwright/test';
import {sitemapPaths} from '../../../../tools/sitemap';

/** Global data of the docs plugin. */
export interface DocsData {
  readonly path: string;
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly path: string;
    readonly mainDocId: string;
    readonly docs: readonly {
      readonly id: string;
      readonly path: string;
      readonly sidebar?: string;
    }[];
  }[];
}

interface SiteKnowledge {
  readonly docs: DocsData | undefined;
  /** The paths of all routes, including nested ones, as the router knows them. */
  readonly routePaths: readonly string[];
}

interface PageKnowledge extends SiteKnowledge {
  /** The paths of the sections that the page has not loaded. */
  readonly otherSections: readonly string[];
}

function pageKnowledge(page: Page): Promise<PageKnowledge> {
  return page.evaluate(() => {
    interface Route {
      readonly path?: unknown;
      readonly routes?: readonly Route[];
      readonly isSection?: boolean;
    }
    interface Element {
      readonly props?: Route;
    }
    interface Fiber {
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly memoizedProps: {
        readonly value?: {readonly globalData?: Readonly<Record<string, {default: DocsData}>>};
        readonly route?: Route;
        /** The route elements of a `Switch`. */
        readonly children?: unknown;
      } | null;
    }
    const root = document.querySelector('#__docusaurus');
    const entry = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$'));
    const waiting = [(entry?.[1] ?? null) as Fiber | null];
    const paths = new Set<string>();
    const sections = new Set<string>();
    const add = ({path, routes = [], isSection = false}: Route): void => {
      if (typeof path === 'string') {
        (isSection ? sections : paths).add(path);
      }
      routes.forEach(add);
    };
    let docs: DocsData | undefined;
    while (waiting.length > 0) {
      const fiber = waiting.pop();
      if (fiber) {
        const {value, route, children} = fiber.memoizedProps ?? {};
        docs ??= value?.globalData?.['docusaurus-plugin-content-docs']?.default;
        if (route !== undefined) {
          add(route);
        }
        for (const child of Array.isArray(children) ? (children as (Element | null)[]) : []) {
          add(child?.props ?? {});
        }
        waiting.push(fiber.sibling, fiber.child);
      }
    }
    return {docs, routePaths: [...paths], otherSections: [...sections]};
  });
}

/**
 * Reads the docs data and the routes from the React tree of the open page, because their format in
 * the scripts is internal to the build. A page has only the routes of its own section
 * (`src/patches/sections`), so the other sections are loaded first.
 * @throws if a section cannot be loaded.
 */
export async function siteKnowledge(page: Page): Promise<SiteKnowledge> {
  const areas = new Set(sitemapPaths().map((path) => /^\/[^/]*/.exec(path)?.[0] ?? '/'));
  await page.evaluate(
    async (paths) => {
      const {docusaurus} = window as unknown as {
        readonly docusaurus: {readonly preload: (path: string) => Promise<unknown> | false};
      };
      await Promise.all(paths.map(async (path) => docusaurus.preload(path)));
    },
    [...areas],
  );
  const {otherSections, ...knowledge} = await pageKnowledge(page);
  if (otherSections.length > 0) {
    throw new Error(`These sections are not loaded: ${otherSections.join(', ')}`);
  }
  return knowledge;
}
