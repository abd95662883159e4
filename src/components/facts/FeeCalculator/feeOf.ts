/** What a fee follows from. Money in wei. */
export interface FeeInputs {
  readonly calldataBytes: number;
  /** What compression leaves of the calldata, in hundredths. */
  readonly compressedPercent: number;
  readonly gas: number;
  readonly baseFee: bigint;
  /** Per gas. */
  readonly fixedCost: bigint;
  /** Per compressed byte. */
  readonly variableCost: bigint;
}

/** What a transaction costs. Money in wei. */
export interface Fee {
  /** Compressed size in bytes, as it is priced. */
  readonly size: number;
  /** With the margin of `linea_estimateGas`. Its answer can be lower: it compresses a shorter form (gas-fees, #size). */
  readonly estimatedPriorityFee: bigint;
  /** The least that gets into a block. */
  readonly leastPriorityFee: bigint;
  /** Gas at the base fee and the estimated priority fee. */
  readonly total: bigint;
  /** Gas at the base fee and the least priority fee. */
  readonly leastTotal: bigint;
  /** The part of the data in the least total, in hundredths. */
  readonly dataPercent: number;
}

/**
 * Sender, recipient, nonce, gas limit and fees of a transaction, beside its calldata. Those measured took between 64
 * and 87 bytes after compression (examples/gas-fees).
 */
const ENVELOPE_BYTES = 80;

/** Margins in tenths, as in the shipped profiles of the node. */
const ESTIMATE_MARGIN = 12n;
const BLOCK_MARGIN = 10n;

/** Bytes of a blob that compressed bytes take: each 32 carry 254 bits. */
export function packedSize(compressedBytes: number): number {
  return 32 * Math.ceil((8 * compressedBytes) / 254);
}

/** The price of one gas with a margin. Whole numbers, as in the node: both divisions drop the fraction. */
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
    dataPercent: leastTotal === 0n ? 0 : Number((100n * data) / leastTotal),
  };
}
