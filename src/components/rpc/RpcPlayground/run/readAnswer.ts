export class TooLarge extends Error {}

/** The maximum size of a response, in bytes. */
const LARGEST_ANSWER = 16_000_000;

export interface ReadAnswer {
  readonly text: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Reads a response in chunks.
 *
 * @param onProgress called with the number of bytes received.
 * @throws {TooLarge} above `cap` bytes. Headers are not used, because compression hides the size.
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
