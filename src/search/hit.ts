import {searchResultContextMaxLength} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {getStemmedPositions} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions.js';
import {highlight} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight.js';
import {highlightStemmed} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed.js';

/** What of a page a hit was found in. */
export const HitType = {Title: 0, Heading: 1, Description: 2, Keywords: 3, Content: 4} as const;

/** An entry of the search index. */
export interface SearchDocument {
  /** Id. */
  readonly i: number;
  /** The text: a title, a heading, or content. */
  readonly t: string;
  /** The section or title that the text belongs to. */
  readonly s?: string;
  /** The URL of the page, with the base path. */
  readonly u: string;
  /** The anchor of the section, with its `#`. */
  readonly h?: string;
  /** The id of the page. */
  readonly p?: number;
  /** The breadcrumbs of the page. */
  readonly b?: readonly string[];
}

/** A hit, as the engine of the search plugin returns it. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly type: (typeof HitType)[keyof typeof HitType];
  /** The page of the hit. A hit in a title is its own page. */
  readonly page?: SearchDocument | false;
  readonly metadata: object;
  /** The words that were looked for. */
  readonly tokens: readonly string[];
}

/** A hit as readers see it. The fields that end in Html hold escaped text with marks. */
export interface HitText {
  readonly titleHtml: string;
  /** The words around what was found, where the title alone does not show it. */
  readonly snippetHtml?: string;
  /** Where the page stands: its breadcrumbs and, for a part of a page, its title. */
  readonly path: string;
}

/** The page of a hit. */
export function pageOf({document, page}: SearchHit): SearchDocument {
  return page === undefined || page === false ? document : page;
}

/** The title of a page. Pages of an API reference can come without one. */
export function pageTitle({t, u}: SearchDocument): string {
  return t || (u.startsWith('/docs/api-reference/') ? 'API Reference' : '');
}

/** What of a hit readers see. */
export function hitText(hit: SearchHit): HitText {
  const {document, type, metadata, tokens} = hit;
  const page = pageOf(hit);
  const matched = () =>
    highlightStemmed(
      document.t,
      getStemmedPositions(metadata, 't'),
      tokens,
      searchResultContextMaxLength,
    );
  const isOwnText = type === HitType.Title || type === HitType.Heading;
  const path = [...(page.b ?? []), ...(type === HitType.Title ? [] : [pageTitle(page)])];
  return {
    titleHtml: isOwnText ? matched() : highlight(document.s ?? pageTitle(page), tokens),
    ...(!isOwnText && type !== HitType.Keywords && {snippetHtml: matched()}),
    path: path.filter(Boolean).join(' › '),
  };
}

/** Where a hit leads: the URL of its page, the words to mark there when that is enabled, and its anchor. */
export function hitUrl({document, tokens}: SearchHit, marks: boolean): string {
  const params = new URLSearchParams(
    marks ? tokens.map((token): [string, string] => ['_highlight', token]) : [],
  );
  const query = params.size > 0 ? `?${params.toString()}` : '';
  return document.u + query + (document.h ?? '');
}
