const count = new Intl.NumberFormat('en-US');

/** A name for a character, also if it is invisible. */
function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `“${character}”` : `U+${code}`;
}

const isWholeBytes = (text: string): boolean =>
  text.length % 2 === 0 && /^0x[0-9a-f]*$/i.test(text);

/** Whether a value is hexadecimal with whole bytes. */
export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && isWholeBytes(value);

/** Whether a value is hexadecimal with a number of bytes. */
export const isBytes = (value: unknown, size: number): value is string =>
  isHex(value) && value.length === 2 + 2 * size;

/** The reason why a text that starts with `0x` is not whole bytes. Undefined if it is. */
export function hexProblem(text: string): string | undefined {
  if (isWholeBytes(text)) {
    return undefined;
  }
  const digits = text.slice(2);
  if (/…|\.\.\./.test(digits)) {
    return 'The data is shortened by three dots. Copy the whole value.';
  }
  const at = digits.search(/[^0-9a-f]/i);
  if (at >= 0) {
    const [character = ''] = digits.slice(at);
    return `Character ${count.format(at + 3)} is ${nameOf(character)}, not a hexadecimal digit (0 to 9, a to f).`;
  }
  return `The data has an odd number of digits, ${count.format(digits.length)}, but a byte has two. A digit is missing or extra, often at the end.`;
}
