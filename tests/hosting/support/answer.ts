/** What a host answers to a request. */
export interface Answer {
  readonly status: number;
  readonly location?: string;
  /** The file that is sent, below the published folder; of a server over the network it is not known. */
  readonly file?: string;
  /** Each header with all the values that the host puts together, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks a host for a path, with its query if it has one. */
export type Ask = (path: string) => Answer | Promise<Answer>;
