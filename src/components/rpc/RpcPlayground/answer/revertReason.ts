import {panicCodes} from '@site/data/panicCodes';
import {bytesOf} from '../../../facts/decodedText';

/** The selectors of Solidity's `Error(string)` and `Panic(uint256)`. */
const ERROR = '0x08c379a0';
const PANIC = '0x4e487b71';

const WORD = 64;

function wordAt(digits: string, at: number): number {
  return Number.parseInt(digits.slice(at, at + WORD), 16);
}

/** The revert reason, if the data is one of Solidity's two standard errors. */
export function revertReason(data: unknown): string | undefined {
  if (typeof data !== 'string' || !/^0x[0-9a-f]{8,}$/i.test(data)) {
    return undefined;
  }
  const selector = data.slice(0, 10).toLowerCase();
  const digits = data.slice(10);
  if (selector === PANIC && digits.length === WORD) {
    const code = digits.replace(/^0+/, '').toLowerCase() || '0';
    return `panic 0x${code}: ${panicCodes[code] ?? 'a code that Solidity doesn’t document'}`;
  }
  const length = wordAt(digits, WORD);
  const text = digits.slice(2 * WORD, 2 * WORD + 2 * length);
  const isComplete = digits.length >= 2 * WORD;
  if (selector !== ERROR || !isComplete || wordAt(digits, 0) !== 32 || text.length !== 2 * length) {
    return undefined;
  }
  return new TextDecoder().decode(bytesOf(`0x${text}`));
}
