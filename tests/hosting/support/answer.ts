export interface Answer {
  readonly status: number;
  readonly location?: string;
  /** The file in the published folder. Undefined for a server over the network. */
  readonly file?: string;
  /** Headers by lower-case name, with joined values. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Ask = (path: string) => Answer | Promise<Answer>;
