/** A fact that answers a query by itself, with the page that explains it. */
export interface Answer {
  /** What the value is: `Chain ID of Linea Mainnet`. */
  readonly label: string;
  /** The value, as a reader copies it. */
  readonly value: string;
  /** The page, with the anchor of its section. */
  readonly route: string;
  /** What readers type for it, in any order of words: `chain id`. The words in `also` may be there or not. */
  readonly questions: readonly string[];
  /** Words that narrow a question down, such as the network. */
  readonly also?: string;
  /** Whether the value is a sentence, with code between backticks. Other values are code as a whole. */
  readonly isProse?: boolean;
}
