/** Something wrong in a file: where, what, and what to do about it. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** A problem as it is printed: `file:line: message`. */
export function describeProblem({file, line, message}: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
