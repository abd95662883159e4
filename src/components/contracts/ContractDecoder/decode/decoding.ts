import type {CatalogIndex} from './catalogIndex';
import type {Decoded} from './decodeInput';

/** An input, what was found in it, and the same in one sentence. */
export interface Decoding {
  readonly input: string;
  readonly index: CatalogIndex;
  readonly decoded: Decoded;
  readonly summary: string;
}
