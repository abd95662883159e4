/** Something with a message in which `<words>` stand for what varies. */
export interface Worded {
  readonly message: string;
}

/** The parts of a message that don't vary, in order, without the punctuation around what varies. */
const literals = (message: string): readonly string[] =>
  message
    .toLowerCase()
    .split(/<[^<>]*>/)
    .map((part) => part.replace(/^[^a-z\d]+|[^a-z\d]+$/g, ''))
    .filter((part) => part !== '');

/** Whether a text contains the parts in their order. */
function containsInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) {
      return false;
    }
    from = at + part.length;
  }
  return parts.length > 0;
}

/**
 * The entries whose message stands in a text, the most literal characters first. Case and what the
 * placeholders stand for don't count.
 */
export function matchMessages<Entry extends Worded>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const asked = text.toLowerCase();
  return entries
    .map((entry) => ({entry, parts: literals(entry.message)}))
    .filter(({parts}) => containsInOrder(asked, parts))
    .map(({entry, parts}) => ({entry, weight: parts.join('').length}))
    .sort((a, b) => b.weight - a.weight)
    .map(({entry}) => entry);
}
