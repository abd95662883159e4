const depthChange = (char: string) => Number('([{'.includes(char)) - Number(')]}'.includes(char));

/** The index of the bracket that closes the one at `opens`. Undefined if there is none. */
export function closingAt(text: string, opens: number): number | undefined {
  let depth = 0;
  for (let at = opens; at < text.length; at += 1) {
    depth += depthChange(text.charAt(at));
    if (depth === 0) {
      return at;
    }
  }
  return undefined;
}

/** Splits at separators outside brackets, without empty parts. */
export function splitOutside(text: string, separator: ',' | ';'): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    depth += depthChange(char);
    if (char === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}
