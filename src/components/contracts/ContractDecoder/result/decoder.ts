import type {DecoderData} from '@site/src/contracts/decoderData';
import {type CatalogIndex, catalogIndex} from '../decode/catalogIndex';
import {type Decoded, decodeInput} from '../decode/decodeInput';
import {summary} from '../decode/summary';
import Result from './Result';

/** An input, what was found in it, and the same in one sentence. */
export interface Decoding {
  readonly input: string;
  readonly index: CatalogIndex;
  readonly decoded: Decoded;
  readonly summary: string;
}

/** The decoder with all that it knows. */
export function decoderFor(data: DecoderData) {
  const index = catalogIndex(data);
  return {
    Result,
    decode: (input: string): Decoding => {
      const decoded = decodeInput(index, input);
      return {input, index, decoded, summary: summary(index, decoded)};
    },
  };
}

export type Decoder = ReturnType<typeof decoderFor>;
