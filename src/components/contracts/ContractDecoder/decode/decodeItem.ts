import type {Item} from '../read/reading';
import type {CatalogIndex} from './catalogIndex';
import {decodeData} from './decodeData';
import {decodeLog, decodeWords} from './decodeLog';
import type {Finding} from './finding';

/** Matches an item with members and decodes its values. Never throws. */
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
