import {type Hex, hexToBigInt, hexToNumber, slice} from 'viem';

/** The prices in a block, in wei. */
export interface Prices {
  readonly fixedCost: bigint;
  readonly variableCost: bigint;
  readonly ethGasPrice: bigint;
}

/** Reads the prices in the extraData of a block: a version, then three numbers of four bytes in kwei. */
export function readPrices(extraData: Hex): Prices {
  if (extraData.length < 28 || hexToNumber(slice(extraData, 0, 1)) !== 1) {
    throw new Error(`No prices in ${extraData}`);
  }
  const wei = (start: number) => hexToBigInt(slice(extraData, start, start + 4)) * 1000n;
  return {fixedCost: wei(1), variableCost: wei(5), ethGasPrice: wei(9)};
}
