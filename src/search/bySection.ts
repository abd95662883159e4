import type {SearchHit} from './hit';

/** Suggestions of one section of the site. */
export interface SectionHits {
  /** The section's name in the navigation. Empty for pages outside it. */
  readonly section: string;
  readonly hits: readonly SearchHit[];
}

/**
 * Suggestions by section of the site. Sections, and hits within them, are in the order of the best hit. What
 * was found later has sections of its own, below the others.
 */
export function bySection(hits: readonly SearchHit[]): readonly SectionHits[] {
  const sections = new Map<string, {section: string; hits: SearchHit[]}>();
  for (const hit of hits) {
    const [section = ''] = hit.page.breadcrumbs;
    const key = `${section} ${hit.isLater === true}`;
    const group = sections.get(key) ?? {section, hits: []};
    group.hits.push(hit);
    sections.set(key, group);
  }
  return [...sections.values()];
}
