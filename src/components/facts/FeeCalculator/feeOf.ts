/** Amounts are in wei. */
export interface FeeInputs {
  readonly calldataBytes: number;
  /** The size after compression, in percent of the calldata. */
  readonly compressedPercent: number;
  readonly gas: number;
  readonly baseFee: bigint;
  /** In wei per gas. */
  readonly fixedCost: bigint;
  /** In wei per compressed byte. */
  readonly variableCost: bigint;
}

/** Amounts are in wei. */
export interface Fee {
  /** The compressed size in bytes that determines the price. */
  readonly size: number;
  /**
   * Includes the margin of `linea_estimateGas`. The method can return less, because it compresses a shorter
   * form (gas-fees, #size).
   */
  readonly estimatedPriorityFee: bigint;
  /** The minimum for inclusion in a block. */
  readonly leastPriorityFee: bigint;
  /** Gas at the base fee plus the estimated priority fee. */
  readonly total: bigint;
  /** Gas at the base fee plus the minimum priority fee. */
  readonly leastTotal: bigint;
  /** The share of data in the minimum total, in percent. */
  readonly dataPercent: number;
}

/**
 * The size of sender, recipient, nonce, gas limit and fees, beside the calldata. Measured transactions took
 * between 64 and 87 bytes after compression (examples/gas-fees).
 */
const ENVELOPE_BYTES = 80;

/** Margins in tenths, from the profiles shipped with the node. */
const ESTIMATE_MARGIN = 12n;
const BLOCK_MARGIN = 10n;

/** The blob bytes for compressed bytes: 32 bytes carry 254 bits. */
export function packedSize(compressedBytes: number): number {
  return 32 * Math.ceil((8 * compressedBytes) / 254);
}

/** The price per gas with a margin. As in the node, both integer divisions round down. */
export function priorityFee(
  {variableCost, fixedCost}: Pick<FeeInputs, 'variableCost' | 'fixedCost'>,
  size: number,
  gas: number,
  marginInTenths: bigint,
): bigint {
  const cost = (variableCost * BigInt(size)) / BigInt(gas) + fixedCost;
  return (cost * marginInTenths) / 10n;
}

/** The fee of a transaction by the documented formula. */
export function feeOf(inputs: FeeInputs): Fee {
  const {calldataBytes, compressedPercent, gas, baseFee, variableCost} = inputs;
  const size = packedSize(Math.ceil((calldataBytes * compressedPercent) / 100) + ENVELOPE_BYTES);
  const estimatedPriorityFee = priorityFee(inputs, size, gas, ESTIMATE_MARGIN);
  const leastPriorityFee = priorityFee(inputs, size, gas, BLOCK_MARGIN);
  const leastTotal = BigInt(gas) * (baseFee + leastPriorityFee);
  const data = variableCost * BigInt(size);
  return {
    size,
    estimatedPriorityFee,
    leastPriorityFee,
    total: BigInt(gas) * (baseFee + estimatedPriorityFee),
    leastTotal,
    dataPercent: leastTotal === 0n ? 0 : Number((100n * data + leastTotal / 2n) / leastTotal),
  };
}
