/** Calldata, what a call came back with, or a selector. */
export interface DataItem {
  readonly kind: 'data';
  /** In small letters, whole bytes. */
  readonly hex: string;
  /** What it is, where the text says so. */
  readonly as?: 'call' | 'revert';
  /** The contract that is called, where the text says so. */
  readonly to?: string;
}

/** A log. */
export interface LogItem {
  readonly kind: 'log';
  readonly topics: readonly string[];
  readonly data: string;
  readonly address?: string;
}

/** Words of 32 bytes and what follows them: a log of which nobody says where its topics end. */
export interface WordsItem {
  readonly kind: 'words';
  readonly words: readonly string[];
}

export type Item = DataItem | LogItem | WordsItem;

/** What a reader pasted, taken apart. */
export type Reading =
  | {readonly kind: 'nothing'}
  /** Why it cannot be read, and what to do. */
  | {readonly kind: 'problem'; readonly text: string}
  /** The name or the signature of a member. */
  | {readonly kind: 'name'; readonly text: string}
  | {readonly kind: 'items'; readonly items: readonly Item[]; readonly note?: string};
