import {HitType, type SearchDocument} from '../document';
import type {SearchHit} from '../hit';
import {marked, snippet, type HighlightQuery} from './marks';

/** A matching document, its part of the index and its page. A title is its own page. */
export interface Found {
  readonly document: SearchDocument;
  readonly type: HitType;
  readonly page: SearchDocument;
}

/** The title of a page. Pages of an API reference can have none. */
export function pageTitle({t, u}: SearchDocument): string {
  return t || (u.startsWith('/docs/api-reference/') ? 'API Reference' : '');
}

/** Converts a matching document to a search result. */
export function hitOf(
  {document, type, page}: Found,
  query: HighlightQuery,
  snippetLength: number,
): SearchHit {
  const isTitle = type === HitType.Title;
  const ownText = isTitle ? pageTitle(document) : document.t;
  const hasOwnText = isTitle || type === HitType.Heading;
  const {s: section = ''} = document;
  return {
    id: document.i,
    type,
    url: document.u + (document.h ?? ''),
    title: marked(hasOwnText ? ownText : section || pageTitle(page), query),
    // Keywords are not a sentence, so they make no snippet.
    ...(!hasOwnText &&
      type !== HitType.Keywords && {snippet: snippet(document.t, query, snippetLength)}),
    page: {id: page.i, title: pageTitle(page), url: page.u, breadcrumbs: page.b ?? []},
    words: query.words,
  };
}
