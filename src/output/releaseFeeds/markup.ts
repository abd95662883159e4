const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML 1.0 has no place for, not even as an entity: control characters and halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as it can stand in an element or an attribute, of HTML as of XML. */
export function markup(text: string): string {
  return text
    .replace(FORBIDDEN, '\u{FFFD}')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
