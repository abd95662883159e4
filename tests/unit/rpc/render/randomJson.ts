import type {JsonValue} from '@site/data/rpc/schema';
import {seededRandom} from '../../../../tools/seededRandom';

const TEXTS = ['0x', 'latest', "it's", 'a "b"', '`c`', '\\', 'ä€😀', '\n\t', '$x', '%q', ''];

/** Random JSON values of all kinds, with unusual strings. The values are the same each time. */
export function randomJson(count: number, seed = 6): readonly JsonValue[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const text = () =>
    Array.from({length: below(4)}, () => TEXTS[below(TEXTS.length)]).join('') +
    'f'.repeat(below(3) * below(30));
  const value = (depth: number): JsonValue => {
    switch (below(depth > 3 ? 4 : 6)) {
      case 0:
        return null;
      case 1:
        return below(2) === 0;
      case 2:
        return below(2 ** 40) - 2 ** 39;
      case 3:
        return text();
      case 4:
        return Array.from({length: below(5)}, () => value(depth + 1));
      default:
        return Object.fromEntries(Array.from({length: below(5)}, () => [text(), value(depth + 1)]));
    }
  };
  return Array.from({length: count}, () => value(0));
}
