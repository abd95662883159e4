import type {ContractAbi} from '../../../data/abis/contractAbi';
import {catalog} from '../../../data/abis/contracts';
import {abiOf} from '../../../src/contracts/abi';
import {type AbiFunction, parseAbiItem, toFunctionSignature} from 'viem';

type Item = Pick<AbiFunction, 'name' | 'inputs'>;

const signatureOf = (item: Item) =>
  toFunctionSignature({...(item as AbiFunction), type: 'function'});

/**
 * The canonical signatures, `name(type,…)`, of all members of these contracts and of the
 * reference's contracts.
 */
export function knownSignatures(abis: Readonly<Record<string, ContractAbi>>): Set<string> {
  const items = Object.values(abis).flatMap((abi) => abi.items);
  const described = [...catalog.values()]
    .flatMap((contract) => abiOf(catalog, contract))
    .filter((item) => 'name' in item);
  return new Set(
    [...items.map((item) => parseAbiItem(item as never) as Item), ...described].map((item) =>
      signatureOf(item),
    ),
  );
}
