import type {Address} from 'viem';
import {formatUsdc} from './usdc';

interface Props {
  readonly invoice: {readonly number: string; readonly amount: bigint; readonly seller: Address};
}

/** Shows the amount due. */
export function Bill({invoice: {number, amount, seller}}: Props) {
  return (
    <header>
      <h1>Invoice {number}</h1>
      <p className="amount">{formatUsdc(amount)} USDC</p>
      <p className="small">to {seller}</p>
    </header>
  );
}
