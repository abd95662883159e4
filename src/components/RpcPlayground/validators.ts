/** The compiled schemas of a method: whether a value has the documented form. */
export interface Validators {
  /** Of the whole `params` array. */
  readonly params: (value: unknown) => boolean;
  readonly result: (value: unknown) => boolean;
}
