import type {Problem} from './problem';

/** A file that a command writes from other files, and that Git keeps. */
export interface Generated {
  /** The path in the repository. */
  readonly file: string;
  /** The text of the file, or undefined if it doesn't exist. */
  readonly written: string | undefined;
  /** The text that the command writes today. */
  readonly expected: string;
  /** What the command reads: `data/rpc`. */
  readonly from: string;
  /** The command: `npm run openrpc`. */
  readonly command: string;
}

/** Finds a generated file that is missing or outdated. */
export function checkGenerated({file, written, expected, from, command}: Generated): Problem[] {
  if (written === undefined) {
    return [{file, message: `is missing. Run: ${command}`}];
  }
  if (written === expected) {
    return [];
  }
  const lines = expected.split('\n');
  const line = written.split('\n').findIndex((text, index) => text !== lines[index]) + 1;
  return [
    {
      file,
      // No line differs, so lines are missing at the end.
      ...(line > 0 && {line}),
      message: `is not what ${from} makes today. Run: ${command}`,
    },
  ];
}
