import {contracts} from './generated/contracts.js';
import type {Contract} from './generated/types.js';

export {contracts} from './generated/contracts.js';

/**
 * The contract of Linea at an address. Undefined for other addresses.
 *
 * @param chainId the chain ID, such as 59144 for Linea Mainnet and 1 for Ethereum Mainnet.
 * @param address in any case.
 */
export function contractAt(chainId: number, address: string): Contract | undefined {
  const wanted = address.toLowerCase();
  return contracts.find(
    (contract) => contract.chainId === chainId && contract.address.toLowerCase() === wanted,
  );
}
