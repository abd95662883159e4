import {deflateRawSync} from 'node:zlib';
import {concatBytes, type Hex, hexToBytes} from 'viem';

/** The prices in a block's extraData, in wei. */
export interface Pricing {
  readonly fixedCost: bigint;
  readonly variableCost: bigint;
  readonly ethGasPrice: bigint;
}

/**
 * Parses version 1 of the pricing in extraData: a version byte and three big-endian 4-byte numbers
 * of kwei.
 * @throws on another version and on missing bytes.
 */
export function parseExtraData(extraData: Hex): Pricing {
  const bytes = hexToBytes(extraData);
  if (bytes[0] !== 1 || bytes.length < 13) {
    throw new Error(`Unsupported extra data field ${extraData}`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const wei = (offset: number) => BigInt(view.getUint32(offset)) * 1000n;
  return {fixedCost: wei(1), variableCost: wei(5), ethGasPrice: wei(9)};
}

/**
 * The price per gas at which a transaction is profitable
 * (`TransactionProfitabilityCalculator.java`): an integer division, then the margin as a double,
 * rounded down.
 */
export function profitablePriorityFee(
  {fixedCost, variableCost}: Pricing,
  size: number,
  gas: bigint,
  minMargin: number,
): bigint {
  const cost = (variableCost * BigInt(size)) / gas + fixedCost;
  return BigInt(Math.trunc(minMargin * Number(cost)));
}

/**
 * The size of data in a blob, where each 32 bytes hold 254 bits (`PackAlignSize` in `encode.go`).
 */
const packedSize = (bytes: number): number => Math.ceil((bytes * 8) / 254) * 32;

/** The size of the sender and the unsigned transaction in a blob after raw deflate. */
export function compressedSize(sender: Hex, unsigned: Hex): number {
  const data = concatBytes([hexToBytes(sender), hexToBytes(unsigned)]);
  return packedSize(deflateRawSync(data, {level: 9}).length);
}
