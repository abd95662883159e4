/** Smaller amounts are shown in wei: 7 wei is easier to read than 0.000000000000000007 ETH. */
export const SMALL_WEI = 1_000_000n;

/** The last second of the year 9999. */
const LAST_DATE = 253_402_300_799n;

/** Seconds since 1970 as a date. Undefined beyond the range of dates. */
export function utcText(seconds: bigint): string | undefined {
  return seconds > LAST_DATE
    ? undefined
    : `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.slice(2).match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** Decodes bytes as UTF-8. Undefined if the result is not printable text. */
export function printableText(hex: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytesOf(hex));
    return text.length >= 3 && /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}\n\t]+$/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
