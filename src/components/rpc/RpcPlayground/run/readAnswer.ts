/** An answer that is larger than a page should hold. */
export class TooLarge extends Error {}

/** The most that is read of an answer, in bytes. */
const LARGEST_ANSWER = 16_000_000;

/** The text of an answer, and its size without compression. */
export interface ReadAnswer {
  readonly text: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Reads an answer piece by piece.
 *
 * @param onProgress is told how many bytes have come.
 * @throws {TooLarge} beyond `cap` bytes, whatever the headers say: compression hides the size.
 */
export async function readAnswer(
  {body}: Response,
  onProgress: (size: number) => void,
  cap = LARGEST_ANSWER,
): Promise<ReadAnswer> {
  if (body === null) {
    return {text: '', size: 0};
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return {text: pieces.join('') + decoder.decode(), size};
    }
    size += value.byteLength;
    if (size > cap) {
      await reader.cancel();
      throw new TooLarge();
    }
    pieces.push(decoder.decode(value, {stream: true}));
    onProgress(size);
  }
}
