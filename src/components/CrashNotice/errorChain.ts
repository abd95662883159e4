/** What a thrown value says. Anything can be thrown. */
function textOf(thrown: unknown): string {
  if (thrown instanceof Error) {
    return thrown.message;
  }
  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
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
