export interface DataItem {
  readonly kind: 'data';
  /** Lowercase, whole bytes. */
  readonly hex: string;
  /** Absent if the input does not say. */
  readonly as?: 'call' | 'revert';
  /** The called contract. Absent if the input does not name it. */
  readonly to?: string;
}

export interface LogItem {
  readonly kind: 'log';
  readonly topics: readonly string[];
  readonly data: string;
  readonly address?: string;
}

/** 32-byte words and the bytes after them: a log without a border between topics and data. */
export interface WordsItem {
  readonly kind: 'words';
  readonly words: readonly string[];
}

export type Item = DataItem | LogItem | WordsItem;

export type Reading =
  | {readonly kind: 'nothing'}
  /** Says why the input is unreadable, and what to do. */
  | {readonly kind: 'problem'; readonly text: string}
  | {readonly kind: 'name'; readonly text: string}
  | {readonly kind: 'items'; readonly items: readonly Item[]; readonly note?: string};
