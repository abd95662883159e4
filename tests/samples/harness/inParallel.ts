/**
 * Runs a function on each item, with a maximum number in parallel. @returns the results in the
 * order of the items.
 */
export async function inParallel<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < list.length) {
      const at = next++;
      results[at] = await work(list[at] as T);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return results;
}
