import type {Item} from '../read/reading';
import type {CatalogIndex} from './catalogIndex';
import {decodeData} from './decodeData';
import {decodeLog, decodeWords} from './decodeLog';
import type {Finding} from './finding';

/** Finds the members that an item fits, and reads its values. It never throws. */
export function decodeItem(index: CatalogIndex, item: Item): Finding {
  switch (item.kind) {
    case 'data':
      return decodeData(index, item);
    case 'log':
      return decodeLog(index, item);
    case 'words':
      return decodeWords(index, item);
  }
}
