/** The option that a key of the keyboard leads to, round from the last to the first. None for any other key. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    default:
      return undefined;
  }
}
