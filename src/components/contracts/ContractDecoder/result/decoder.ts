import type {DecoderData} from '@site/src/contracts/decoderData';
import {catalogIndex} from '../decode/catalogIndex';
import {decodeInput} from '../decode/decodeInput';
import type {Decoding} from '../decode/decoding';
import {summary} from '../decode/summary';
import Result from './Result';

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
