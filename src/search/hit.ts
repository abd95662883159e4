import type {HitType} from './document';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The page that a hit stands in. */
export interface HitPage {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly breadcrumbs: readonly string[];
}

/** A hit as readers see it. */
export interface SearchHit {
  /** The id of the document: no two hits of a search have the same. */
  readonly id: number;
  readonly type: HitType;
  /** Where it leads: its page and the anchor in it. */
  readonly url: string;
  readonly title: readonly Piece[];
  /** The words around what was found, where the title alone does not show it. */
  readonly snippet?: readonly Piece[];
  readonly page: HitPage;
  /** What was looked for, in lower case. */
  readonly words: readonly string[];
}

/** A hit that leads to its page with the words to mark there, for sites that enable it. */
export function withMarks(hit: SearchHit): SearchHit {
  const [path, anchor] = hit.url.split(/(?=#)/);
  const params = new URLSearchParams(
    hit.words.map((word): [string, string] => ['_highlight', word]),
  );
  return {...hit, url: `${path ?? ''}?${params.toString()}${anchor ?? ''}`};
}
