import type {Decoder} from './result/decoder';

/** Loads the decoder and its data in separate files, each once. */
export async function loadDecoder(): Promise<Decoder> {
  const [{decoderFor}, {default: data}] = await Promise.all([
    import('./result/decoder'),
    import('@generated/decoder-data/default/data.json'),
  ]);
  return decoderFor(data);
}
