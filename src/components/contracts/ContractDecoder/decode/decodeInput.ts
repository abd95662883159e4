import {readInput} from '../read/readInput';
import type {CatalogIndex} from './catalogIndex';
import {decodeItem} from './decodeItem';
import type {Finding} from './finding';
import {findNames} from './findNames';

export type Decoded =
  | {readonly kind: 'nothing'}
  | {readonly kind: 'problem'; readonly text: string}
  | {
      readonly kind: 'findings';
      /** The number of items. `first` decodes the first items on demand, each once. */
      readonly size: number;
      readonly first: (most: number) => readonly Finding[];
      readonly note?: string;
    };

/** Decodes the reader's input. */
export function decodeInput(index: CatalogIndex, input: string): Decoded {
  const reading = readInput(input);
  switch (reading.kind) {
    case 'nothing':
    case 'problem':
      return reading;
    case 'name': {
      const finding = findNames(index, reading.text);
      return {kind: 'findings', size: 1, first: () => [finding]};
    }
    case 'items': {
      const {items, note} = reading;
      const decoded: Finding[] = [];
      return {
        kind: 'findings',
        size: items.length,
        first: (most) => {
          decoded.push(...items.slice(decoded.length, most).map((item) => decodeItem(index, item)));
          return decoded.slice(0, most);
        },
        ...(note !== undefined && {note}),
      };
    }
  }
}
