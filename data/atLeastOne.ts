/** The same list, of which the type knows that it isn't empty. */
export function atLeastOne<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = list;
  if (first === undefined) {
    throw new Error('The list is empty: there would be a table without rows.');
  }
  return [first, ...rest];
}
