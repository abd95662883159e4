import type {TextFile} from './addresses';
import type {Problem} from '../../../tools/content/problem';

// A chain ID in a text: "chain ID 59144", "chainId: 59144", "--chain-id 59144", "chain ID of `0xe708`".
const CHAIN_ID =
  /chain[\s_-]?ids?["'`]?(?:\s*(?:is|of|=|:|\(|must be|,))?\s*["'`]*(0x[0-9a-f]+|\d[\d_,]*\d|\d+)\b/gi;

/** Every chain ID in pages and examples is in data/networks.ts. */
export function checkChainIds(files: readonly TextFile[], known: ReadonlySet<number>): Problem[] {
  return files.flatMap(({file, text}) =>
    [...text.matchAll(CHAIN_ID)].flatMap((match) => {
      const id = Number((match[1] ?? '').replace(/[_,]/g, ''));
      const line = text.slice(0, match.index).split('\n').length;
      return known.has(id)
        ? []
        : [
            {
              file,
              line,
              message: `chain id ${match[1]} is not in data/networks.ts (known: ${[...known].join(', ')}). Correct it, or add the chain`,
            },
          ];
    }),
  );
}
