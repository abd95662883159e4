/** What the price of one transaction depends on. */
export interface Costs {
  /** Wei per gas. */
  readonly fixedCost: bigint;
  /** Wei per compressed byte. */
  readonly variableCost: bigint;
  /** Compressed size in bytes. */
  readonly size: bigint;
  readonly gas: bigint;
}

/** The lowest priority fee that passes a check with this margin, in wei per gas. */
export function priorityFee({fixedCost, variableCost, size, gas}: Costs, margin: number): bigint {
  // Whole numbers, as in the node: both divisions drop the fraction.
  const cost = (variableCost * size) / gas + fixedCost;
  return (cost * BigInt(Math.round(margin * 10))) / 10n;
}
