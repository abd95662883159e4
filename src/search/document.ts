/** The part of a page that contains a hit. The values are the positions of the parts in the index. */
export const HitType = {Title: 0, Heading: 1, Description: 2, Keywords: 3, Content: 4} as const;

export type HitType = (typeof HitType)[keyof typeof HitType];

export interface SearchDocument {
  /** Id of the document. */
  readonly i: number;
  /** The text: a title, a heading, or content. */
  readonly t: string;
  /** The title of the section or page that contains the text. */
  readonly s?: string;
  /** URL of the page, with the base path. Text of sections has none: its id is that of the section. */
  readonly u?: string;
  /** Anchor of the section, with `#`. */
  readonly h?: string;
  /** Id of the page. */
  readonly p?: number;
  /** Breadcrumbs of the page. */
  readonly b?: readonly string[];
}
