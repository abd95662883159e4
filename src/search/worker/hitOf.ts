import {HitType} from '../document';
import type {HitPage, SearchHit} from '../hit';
import {hasMatch, type HighlightQuery, marked, snippet} from './marks';
import type {IndexedPage, IndexedSection} from './sectionIndex';

/** The title of a page. Pages of an API reference can have none. */
export function pageTitle({title, url}: Pick<IndexedPage, 'title' | 'url'>): string {
  return title || (url.startsWith('/docs/api-reference/') ? 'API Reference' : '');
}

/** The part of a section that shows why it matches. */
function typeOf({page, heading, anchor, text}: IndexedSection, query: HighlightQuery): HitType {
  const isFirst = anchor === '';
  if (hasMatch(isFirst ? pageTitle(page) : heading, query)) {
    return isFirst ? HitType.Title : HitType.Heading;
  }
  if (isFirst && hasMatch(page.description, query)) {
    return HitType.Description;
  }
  if (isFirst && hasMatch(page.keywords, query)) {
    return HitType.Keywords;
  }
  return hasMatch(text, query) || !isFirst ? HitType.Content : HitType.Keywords;
}

/**
 * Prose only: the words of tables and code make no sentence. A page's description says more than its first
 * lines. A section without prose, or whose text has not arrived, has none.
 */
function proseOf({page, text, anchor}: IndexedSection, type: HitType, query: HighlightQuery) {
  const isOfText = type === HitType.Content || hasMatch(text, query);
  return anchor === '' ? (isOfText && text) || page.description : text;
}

/** Converts a matching section to a search result. */
export function hitOf(
  section: IndexedSection,
  query: HighlightQuery,
  snippetLength: number,
): SearchHit {
  const {id, page, heading, anchor} = section;
  const type = typeOf(section, query);
  const prose = proseOf(section, type, query);
  const owner: HitPage = {
    id: page.id,
    title: pageTitle(page),
    url: page.url,
    breadcrumbs: page.breadcrumbs,
  };
  return {
    id,
    type,
    url: page.url + anchor,
    title: marked(anchor === '' ? owner.title : heading, query),
    ...(prose !== '' && {snippet: snippet(prose, query, snippetLength)}),
    page: owner,
    words: query.words,
  };
}
