import {parseAbiItem, toFunctionSignature, type AbiError, type AbiEvent, type AbiFunction} from 'viem';

/** The canonical signatures, `name(type,…)`, of all members of the contracts. */
export function knownSignatures(abis: Readonly<Record<string, readonly string[]>>): Set<string> {
  return new Set(
    Object.values(abis)
      .flat()
      .map((item) => parseAbiItem(item as never) as AbiError | AbiEvent | AbiFunction)
      .map((item) => toFunctionSignature({...item, type: 'function'} as AbiFunction)),
  );
}
