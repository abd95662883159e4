import type {VFile} from 'vfile';

/** Runs a function and prefixes its errors with page and line. */
export function located<Result>(
  {path}: VFile,
  {position}: {readonly position?: {readonly start: {readonly line: number}} | undefined},
  run: () => Result,
): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${path}:${position?.start.line ?? 1}: ${(error as Error).message}`);
  }
}
