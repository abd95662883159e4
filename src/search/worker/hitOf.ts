import {HitType, type SearchDocument} from '../document';
import type {SearchHit} from '../hit';
import {marked, snippet, type Sought} from './marks';

/** What was found: a document, in which part of the index, and its page. A title is its own page. */
export interface Found {
  readonly document: SearchDocument;
  readonly type: HitType;
  readonly page: SearchDocument;
}

/** The title of a page. Pages of an API reference can come without one. */
export function pageTitle({t, u}: SearchDocument): string {
  return t || (u.startsWith('/docs/api-reference/') ? 'API Reference' : '');
}

/** What readers see of a document that was found. */
export function hitOf(
  {document, type, page}: Found,
  sought: Sought,
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
    title: marked(hasOwnText ? ownText : section || pageTitle(page), sought),
    // Keywords are no sentence.
    ...(!hasOwnText &&
      type !== HitType.Keywords && {snippet: snippet(document.t, sought, snippetLength)}),
    page: {id: page.i, title: pageTitle(page), url: page.u, breadcrumbs: page.b ?? []},
    words: sought.words,
  };
}
