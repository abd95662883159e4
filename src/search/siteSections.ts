import type {HitPage} from './hit';

/** The sections of the site by the first part of their routes. */
const names: Readonly<Record<string, string>> = {
  'get-started': 'Get started',
  technology: 'Technology',
  api: 'API & SDK',
  learn: 'Learn',
  other: 'Other pages',
};

/** The section of a page. Sites with versions have the version before it. */
export function sectionOf({url}: Pick<HitPage, 'url'>): string {
  return url.split('/').find((part) => part in names) ?? 'other';
}

/** A section with pages among the results. */
export interface FoundSection {
  readonly key: string;
  readonly name: string;
  readonly pages: number;
}

/** The sections of pages, in the order of the navigation. */
export function foundSections(pages: readonly Pick<HitPage, 'url'>[]): readonly FoundSection[] {
  const keys = pages.map(sectionOf);
  return Object.entries(names)
    .map(([key, name]) => ({key, name, pages: keys.filter((each) => each === key).length}))
    .filter((section) => section.pages > 0);
}
