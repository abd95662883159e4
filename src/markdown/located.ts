import type {VFile} from 'vfile';

/** Runs a function for a node of a page. An error gets the path of the page and the line of the node in front. */
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
