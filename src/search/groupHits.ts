import type {HitPage, SearchHit} from './hit';

/** The hits of one page: in its title, description or first text, and in its sections. */
export interface PageHits {
  readonly page: HitPage;
  readonly own?: SearchHit;
  readonly parts: readonly SearchHit[];
}

/** Hits grouped by page. Pages and sections are in the order of their best hit. */
export function groupHits(hits: readonly SearchHit[]): readonly PageHits[] {
  const groups = new Map<number, {page: HitPage; own?: SearchHit; parts: SearchHit[]}>();
  for (const hit of hits) {
    const {page} = hit;
    const group = groups.get(page.id) ?? {page, parts: []};
    groups.set(page.id, group);
    if (hit.id === page.id) {
      group.own = hit;
    } else {
      group.parts.push(hit);
    }
  }
  return [...groups.values()];
}

/**
 * The number of results in words.
 *
 * @param found the results in all sections. The engine stops at `limit`.
 */
export function countText(hits: number, pages: number, found: number, limit: number): string {
  const inPages = `on ${pages === 1 ? '1 page' : `${pages} pages`}`;
  if (found >= limit && hits < found) {
    return `${hits} of the top ${limit} results, ${inPages}`;
  }
  if (found >= limit) {
    return pages === hits ? `Top ${limit} results` : `Top ${limit} results, ${inPages}`;
  }
  return `${hits === 1 ? '1 result' : `${hits} results`} ${inPages}`;
}
