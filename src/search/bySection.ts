import type {SearchHit} from './hit';

/** Suggestions of one section of the site. */
export interface SectionHits {
  /** The section's name in the navigation. Empty for pages outside it. */
  readonly section: string;
  readonly hits: readonly SearchHit[];
}

/** Suggestions by section of the site. Sections, and hits within them, are in the order of the best hit. */
export function bySection(hits: readonly SearchHit[]): readonly SectionHits[] {
  const sections = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const [section = ''] = hit.page.breadcrumbs;
    sections.set(section, [...(sections.get(section) ?? []), hit]);
  }
  return [...sections].map(([section, some]) => ({section, hits: some}));
}
