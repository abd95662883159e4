export interface Answer {
  readonly status: number;
  readonly location?: string;
  /** Headers by lower-case name, with joined values. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Ask = (path: string) => Answer | Promise<Answer>;
