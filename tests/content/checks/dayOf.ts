/** A front matter date as text. YAML parses some as `Date`. */
export const dayOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
