import type {ContractAbi} from '../../../data/abis/contractAbi';
import {type AbiFunction, parseAbiItem, toFunctionSignature} from 'viem';

/** The canonical signatures, `name(type,…)`, of all members of the contracts. */
export function knownSignatures(abis: Readonly<Record<string, ContractAbi>>): Set<string> {
  return new Set(
    Object.values(abis)
      .flatMap(({items}) => items)
      .map((item) =>
        toFunctionSignature({...(parseAbiItem(item as never) as AbiFunction), type: 'function'}),
      ),
  );
}
