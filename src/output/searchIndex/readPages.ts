import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HitType} from '../../search/document';
import type {PageTrait, ServedPart} from '../../search/served';
import type {IndexedPage} from './buildIndex';
import {pageSections} from './pageSections';

interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** The HTML file of a page. A host serves `/a` from `a.html` or `a/index.html`. */
function htmlFile(url: string, {outDir, baseUrl}: Site): string {
  const route = decodeURI(url).slice(baseUrl.length).replace(/\/$/, '');
  const files = [`${route || 'index'}.html`, path.join(route, 'index.html')].map((file) =>
    path.join(outDir, file),
  );
  const found = files.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(
      `The search index lists ${url}, but the build has none of ${files.join(', ')}. Adapt htmlFile in src/output/searchIndex/readPages.ts to the site's trailingSlash`,
    );
  }
  return found;
}

/**
 * The pages that the search plugin lists, with the sections of their HTML.
 *
 * @param parts the index as the plugin wrote it.
 * @throws if a page's file is missing.
 */
export function readPages(
  parts: readonly ServedPart[],
  site: Site,
  traitsOf: (url: string) => readonly PageTrait[],
): readonly IndexedPage[] {
  const textByPage = (type: HitType) =>
    new Map(parts[type]?.documents.map(({p, t}) => [p, t] as const));
  const descriptions = textByPage(HitType.Description);
  const keywords = textByPage(HitType.Keywords);
  const pages = (parts[HitType.Title]?.documents ?? []).map(
    ({i, t: title, u: url = '', b: breadcrumbs = []}): IndexedPage => ({
      title,
      url,
      breadcrumbs,
      description: descriptions.get(i) ?? '',
      keywords: keywords.get(i) ?? '',
      traits: traitsOf(url),
      sections: pageSections(readFileSync(htmlFile(url, site), 'utf8')),
    }),
  );
  // Pages of one area have words in common: files of neighbors compress better.
  return pages.sort((a, b) => (a.url < b.url ? -1 : 1));
}
