import {HitType} from './document';
import type {HitPage, SearchHit} from './hit';

/** The hits of one page: the page itself if its title matches, and its sections. */
export interface PageHits {
  readonly page: HitPage;
  readonly titleHit?: SearchHit;
  readonly parts: readonly SearchHit[];
}

/** Adds a hit, one per section. A hit in a section's text replaces a hit in its heading, because it shows more. */
function addPart(parts: SearchHit[], hit: SearchHit): void {
  const at = parts.findIndex(({url}) => url === hit.url);
  if (at === -1) {
    parts.push(hit);
  } else if (parts[at]?.type === HitType.Heading) {
    parts[at] = hit;
  }
}

/** Hits grouped by page. Pages and sections are in the order of their best hit. */
export function groupHits(hits: readonly SearchHit[]): readonly PageHits[] {
  const groups = new Map<number, {page: HitPage; titleHit?: SearchHit; parts: SearchHit[]}>();
  for (const hit of hits) {
    const {page} = hit;
    const group = groups.get(page.id) ?? {page, parts: []};
    groups.set(page.id, group);
    if (hit.type === HitType.Title) {
      group.titleHit = hit;
    } else {
      addPart(group.parts, hit);
    }
  }
  return [...groups.values()];
}

/** The number of results in words. The engine stops at `limit`. */
export function countText(hits: number, pages: number, limit: number): string {
  const inPages = `on ${pages === 1 ? '1 page' : `${pages} pages`}`;
  if (hits >= limit) {
    return `Top ${limit} results, ${inPages}`;
  }
  return `${hits === 1 ? '1 result' : `${hits} results`} ${inPages}`;
}
