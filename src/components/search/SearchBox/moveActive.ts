/** The index of the option that an arrow key moves to, wrapping at both ends. Undefined for other keys. */
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
