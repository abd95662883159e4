import {useQuery} from '@tanstack/react-query';
import type {Address, Hash, Hex} from 'viem';

/** The amount due, the seller, and the transaction that paid. */
export interface Invoice {
  readonly number: string;
  readonly amount: bigint;
  readonly seller: Address;
  readonly reference: Hex;
  readonly paidIn?: Hash;
}

/** Calls the shop's server. Without a body, it reads. */
export async function callServer<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  if (response.status >= 500) {
    throw new Error('The shop’s server doesn’t respond. Is it running?');
  }
  const answer = (await response.json()) as Answer & {error?: string};
  if (!response.ok) {
    throw new Error(answer.error ?? `The server returned ${response.status}`);
  }
  return answer;
}

/** Reads the invoice every two seconds, so the page shows each payment, however it was sent. */
export function useInvoice() {
  return useQuery({
    queryKey: ['invoice'],
    queryFn: async (): Promise<Invoice> => {
      const read = await callServer<Omit<Invoice, 'amount'> & {amount: string}>('/api/invoice');
      return {...read, amount: BigInt(read.amount)};
    },
    refetchInterval: 2000,
  });
}
