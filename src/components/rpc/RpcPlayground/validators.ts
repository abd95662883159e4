/** The compiled schemas of a method. Only what is asked before a request is sent: a result has time. */
export interface Validators {
  /** Whether a whole `params` array has the documented form. */
  readonly params: (value: unknown) => boolean;
}
