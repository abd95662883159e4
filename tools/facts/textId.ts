/** Turns a text into a part of an id: small letters, digits and hyphens. Code, links and placeholders lose their marks. */
export function textId(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
