import type {Decoder} from './result/decoder';

/** The decoder and what it knows, each a file of its own that is loaded once. */
export async function loadDecoder(): Promise<Decoder> {
  const [{decoderFor}, {default: data}] = await Promise.all([
    import('./result/decoder'),
    import('@generated/decoder-data/default/data.json'),
  ]);
  return decoderFor(data);
}
