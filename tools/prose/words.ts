/**
 * The words of a text: what stands between spaces and has a letter or a digit, or is code (see `sentence.ts`). A link
 * counts by its text, and inline code without a space is one word.
 */
export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word));
}
