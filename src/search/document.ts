/** What of a page a hit was found in: the parts of an index, in their order. */
export const HitType = {Title: 0, Heading: 1, Description: 2, Keywords: 3, Content: 4} as const;

/** One of the parts of an index. */
export type HitType = (typeof HitType)[keyof typeof HitType];

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
