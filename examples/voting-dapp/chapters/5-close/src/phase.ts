export type Phase = 'open' | 'closing' | 'closed';

/** Compares the end of the poll with the visitor's clock and with the time of the newest block, in seconds. */
export function phaseOf(closesAt: number, clock: number, blockTime: number): Phase {
  if (blockTime >= closesAt) {
    return 'closed';
  }
  return clock < closesAt ? 'open' : 'closing';
}
