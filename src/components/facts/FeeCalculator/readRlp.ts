/** An item of RLP: bytes, or a list of which only the content is known. */
export interface RlpItem {
  readonly isList: boolean;
  readonly content: Uint8Array;
}

const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => 256 * sum + byte, 0);

/** The items that follow each other in bytes. Undefined if the bytes are not RLP. */
export function readRlp(bytes: Uint8Array): readonly RlpItem[] | undefined {
  const items: RlpItem[] = [];
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) {
      items.push({isList: false, content: bytes.subarray(at, at + 1)});
      at += 1;
      continue;
    }
    const isList = first >= 0xc0;
    const short = first - (isList ? 0xc0 : 0x80);
    // From 56 on, the length follows in its own bytes.
    const lengthBytes = Math.max(0, short - 55);
    const start = at + 1 + lengthBytes;
    const end = start + (lengthBytes === 0 ? short : numberOf(bytes.subarray(at + 1, start)));
    if (end > bytes.length) {
      return undefined;
    }
    items.push({isList, content: bytes.subarray(start, end)});
    at = end;
  }
  return items;
}
