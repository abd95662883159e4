/** What a thrown value says. Anything can be thrown, also what cannot be turned into text. */
function textOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? thrown.message : String(thrown);
  } catch {
    return 'An error without a message';
  }
}

/** The messages of an error and of what caused it, outermost first. An error can be its own cause: each counts once. */
export function errorChain(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let current = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    messages.push(textOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join('\n\nCause:\n');
}
