import {getAddress} from 'viem';
import type {Problem} from '../../../tools/content/problem';

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

// Exactly 40 hexadecimal digits: longer ones are hashes, calldata or keys.
const ADDRESS = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/g;

// Node responses in the facts contain lowercase addresses.
const AS_NODES_WRITE = 'data/rpc/';

function problemWith(
  address: string,
  registered: ReadonlySet<string>,
  file: string,
): string | undefined {
  const checksummed = getAddress(address.toLowerCase());
  if (!registered.has(checksummed)) {
    return `address ${address} is not registered. Add it to data/contracts.ts (deployed, two sources), data/providers (contract of a provider, two sources) or data/addresses.ts (example)`;
  }
  return address === checksummed ||
    (file.startsWith(AS_NODES_WRITE) && address === checksummed.toLowerCase())
    ? undefined
    : `address ${address} has a wrong EIP-55 checksum. Write ${checksummed}`;
}

/**
 * Every address in pages, examples and facts of methods is known and checksummed. Addresses in the
 * facts can be lowercase.
 */
export function checkAddresses(
  files: readonly TextFile[],
  registered: ReadonlySet<string>,
): Problem[] {
  return files.flatMap(({file, text}) =>
    [...text.matchAll(ADDRESS)].flatMap((match) => {
      const message = problemWith(match[0], registered, file);
      const line = text.slice(0, match.index).split('\n').length;
      return message === undefined ? [] : [{file, line, message}];
    }),
  );
}
