import {networks} from './generated/networks.js';
import type {Network} from './generated/types.js';

export {addresses} from './generated/addresses.js';
export {networks} from './generated/networks.js';
export type {
  Contract,
  ContractAbi,
  ContractError,
  Limit,
  Network,
  Precompile,
  Release,
  RpcError,
  RpcMethod,
} from './generated/types.js';

/**
 * The network of Linea with a chain ID. Undefined for other chains.
 *
 * @param chainId the chain ID of EIP-155, such as 59144.
 */
export function networkOf(chainId: number): Network | undefined {
  return networks.find((network) => network.chainId === chainId);
}
