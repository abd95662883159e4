import {HitType, pageOf, type SearchDocument, type SearchHit} from './hit';

/** The hits of one page: the page itself, when its title was found, and its parts. */
export interface PageHits {
  readonly page: SearchDocument;
  readonly titleHit?: SearchHit;
  readonly parts: readonly SearchHit[];
}

/** Adds a hit unless its section is there already. A hit in the text of a section says more than one in its heading. */
function addPart(parts: SearchHit[], hit: SearchHit): void {
  const at = parts.findIndex(({document}) => document.h === hit.document.h);
  if (at === -1) {
    parts.push(hit);
  } else if (parts[at]?.type === HitType.Heading) {
    parts[at] = hit;
  }
}

/** Hits by page. The page with the best hit comes first, and in it the best part. */
export function groupHits(hits: readonly SearchHit[]): readonly PageHits[] {
  const groups = new Map<
    number,
    {page: SearchDocument; titleHit?: SearchHit; parts: SearchHit[]}
  >();
  for (const hit of hits) {
    const page = pageOf(hit);
    const group = groups.get(page.i) ?? {page, parts: []};
    groups.set(page.i, group);
    if (hit.type === HitType.Title) {
      group.titleHit = hit;
    } else {
      addPart(group.parts, hit);
    }
  }
  return [...groups.values()];
}

/** How much was found, in words. The engine stops at `limit`. */
export function countText(hits: number, pages: number, limit: number): string {
  const inPages = `in ${pages === 1 ? '1 page' : `${pages} pages`}`;
  if (hits >= limit) {
    return `The best ${limit} results, ${inPages}`;
  }
  return `${hits === 1 ? '1 result' : `${hits} results`} ${inPages}`;
}
