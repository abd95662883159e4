/** The first items, and whether there are more. It computes at most one item beyond them. */
export function takeFirst<Item>(
  items: Iterable<Item>,
  most: number,
): {readonly items: readonly Item[]; readonly more: boolean} {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length === most) {
      return {items: taken, more: true};
    }
    taken.push(item);
  }
  return {items: taken, more: false};
}
