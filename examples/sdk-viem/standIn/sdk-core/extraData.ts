import type {Hex} from './hex';

/** One byte of version, then three numbers of four bytes in kwei. */
export function parseBlockExtraData(extraData: Hex): {
  version: number;
  fixedCost: number;
  variableCost: number;
  ethGasPrice: number;
} {
  const read = (from: number, to: number) =>
    Number.parseInt(extraData.slice(2 + 2 * from, 2 + 2 * to), 16);
  const wei = (from: number) => 1000 * read(from, from + 4);
  return {version: read(0, 1), fixedCost: wei(1), variableCost: wei(5), ethGasPrice: wei(9)};
}
