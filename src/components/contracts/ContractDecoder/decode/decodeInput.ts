import {readInput} from '../read/readInput';
import type {CatalogIndex} from './catalogIndex';
import {decodeItem} from './decodeItem';
import type {Finding} from './finding';
import {findNames} from './findNames';

/** What the decoder says to an input: words when it could not be read, else a finding for each thing in it. */
export type Decoded =
  | {readonly kind: 'nothing'}
  | {readonly kind: 'problem'; readonly text: string}
  | {
      readonly kind: 'findings';
      /** How many things there are. Only those are decoded that are asked for, each once. */
      readonly size: number;
      readonly first: (most: number) => readonly Finding[];
      readonly note?: string;
    };

/** Decodes what a reader pasted. */
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
