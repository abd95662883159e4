import {contractErrors} from './generated/contractErrors.js';
import type {ContractError} from './generated/types.js';

export {contractErrors} from './generated/contractErrors.js';

/**
 * The custom error of Linea's contracts in the data of a revert. Undefined for other errors.
 *
 * @param data the data of the revert, or its first four bytes: `0x` and at least 8 hexadecimal digits.
 */
export function contractErrorOf(data: string): ContractError | undefined {
  const selector = data.slice(0, 10).toLowerCase();
  return contractErrors.find(({id}) => id === selector);
}
