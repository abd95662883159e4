// cspell:ignore sendrawtransaction
const NAME = /[\p{L}\p{N}_]+/gu;
const HUMP = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+/gu;

/** Names without parts: one case and digits only, an address or a hash. */
const PLAIN = /^(?:\p{Lu}?[\p{Ll}\p{N}]+|[\p{Lu}\p{N}]+|0x[\dA-Fa-f]+)$/u;

/** Splits at underscores and capitals. */
function wordsOfName(name: string): readonly string[] {
  return name
    .split('_')
    .flatMap((piece) => (PLAIN.test(piece) ? [piece] : (piece.match(HUMP) ?? [])));
}

function inLowerCase(parts: readonly string[]): readonly string[] {
  return [...new Set(parts.map((part) => part.toLowerCase()))].filter(({length}) => length > 1);
}

/**
 * The names in a piece of code and their parts, in lower case: `eth_sendRawTransaction(` has
 * eth_sendrawtransaction, eth, sendrawtransaction, send, raw and transaction.
 */
export function nameParts(code: string): readonly string[] {
  const names = code.match(NAME) ?? [];
  return inLowerCase(names.flatMap((name) => [name, ...name.split('_'), ...wordsOfName(name)]));
}

/** The words in a piece of code, in lower case: `eth_sendRawTransaction(` has eth, send, raw and transaction. */
export function wordsOfCode(code: string): readonly string[] {
  return inLowerCase((code.match(NAME) ?? []).flatMap(wordsOfName));
}
