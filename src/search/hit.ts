import type {HitType} from './document';

/** A piece of a text, highlighted or not. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface HitPage {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly breadcrumbs: readonly string[];
}

/** A search result to display. */
export interface SearchHit {
  /** The id of the section, unique within a search. */
  readonly id: number;
  readonly type: HitType;
  /** The URL of the page, with the anchor of the section. */
  readonly url: string;
  readonly title: readonly Piece[];
  /** The text around the match, or what the page is about. */
  readonly snippet?: readonly Piece[];
  readonly page: HitPage;
  /** The words of the query, in lower case. */
  readonly words: readonly string[];
  /** Whether it was found when readers saw others already: it stays below them. */
  readonly isLater?: boolean;
}

/** What a reader opens: a hit, or the place of an answer. */
export type Opened = Pick<SearchHit, 'url'> & Partial<Pick<SearchHit, 'words'>>;

/** A fact that answers the query, with the page that explains it. */
export interface FoundAnswer {
  readonly label: string;
  readonly value: string;
  readonly url: string;
  /** Whether the value is a sentence, with code between backticks. */
  readonly isProse?: boolean;
}

/** Adds the words to highlight to a hit's URL, for sites that enable it. */
export function withMarks(hit: SearchHit): SearchHit {
  const [path, anchor] = hit.url.split(/(?=#)/);
  const params = new URLSearchParams(
    hit.words.map((word): [string, string] => ['_highlight', word]),
  );
  return {...hit, url: `${path ?? ''}?${params.toString()}${anchor ?? ''}`};
}
