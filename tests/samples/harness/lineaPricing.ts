import {deflateRawSync} from 'node:zlib';
import {concatBytes, type Hex, hexToBytes} from 'viem';

/** What a block's extraData says of prices, in wei. */
export interface Pricing {
  readonly fixedCost: bigint;
  readonly variableCost: bigint;
  readonly ethGasPrice: bigint;
}

/**
 * Reads version 1 of the pricing in extraData: a version byte and three big-endian 4-byte numbers of kwei.
 *
 * @throws when the version is another one or bytes are missing.
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
 * Price per gas at which a transaction pays for itself (`TransactionProfitabilityCalculator.java`):
 * a division of whole numbers, the margin as a double, and what is behind the point cut off.
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

/** Bytes that data takes in a blob, where each 32 carry 254 bits (`PackAlignSize` in `encode.go`). */
const packedSize = (bytes: number): number => Math.ceil((bytes * 8) / 254) * 32;

/** What the unsigned transaction, its sender in front, takes in a blob after raw deflate. */
export function compressedSize(sender: Hex, unsigned: Hex): number {
  const data = concatBytes([hexToBytes(sender), hexToBytes(unsigned)]);
  return packedSize(deflateRawSync(data, {level: 9}).length);
}
