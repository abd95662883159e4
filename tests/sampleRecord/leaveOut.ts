import type {readPasses} from '../../tools/passRecord/passes';

/** Test files that passed with their current hash, except those that always run. */
export function leaveOut(
  hashes: ReadonlyMap<string, string>,
  passes: ReturnType<typeof readPasses>,
  always: readonly string[],
): string[] {
  const gone = always.filter((test) => !hashes.has(test));
  if (gone.length > 0) {
    throw new Error(`${gone.join(', ')}: no such test file. Correct tests/sampleRecord/kinds.ts.`);
  }
  return [...hashes]
    .filter(([test, hash]) => !always.includes(test) && passes.get(test)?.has(hash) === true)
    .map(([test]) => test);
}
