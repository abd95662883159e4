/** Does something with each of a list, so many at a time. @returns the results in the order of the list. */
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
