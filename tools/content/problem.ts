/** A problem in a file: the place, what is wrong, and the fix. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** Formats a problem: `file:line: message`. */
export function describeProblem({file, line, message}: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
