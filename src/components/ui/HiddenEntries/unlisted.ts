/** A style that removes entries from the contents lists. */
export const unlisted = (anchors: readonly string[]): string =>
  anchors
    .map((anchor) => `.table-of-contents li:has(> [href="#${anchor}"]) { display: none }`)
    .join('\n');
