import type {readPasses} from '../../tools/passRecord/passes';

/** The test files that passed with the hash they have now, except those that run always. */
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
