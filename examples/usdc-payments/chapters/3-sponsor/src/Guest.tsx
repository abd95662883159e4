import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useReadContract} from 'wagmi';
import {explain} from './explain';
import {guestKey} from './guestAccount';
import type {Invoice} from './invoice';
import {payAsGuest} from './payAsGuest';
import {formatUsdc, usdc} from './usdc';

/** Lets a buyer without a wallet pay from an account that holds USDC and no ETH. */
export function Guest({invoice}: {readonly invoice: Invoice}) {
  const [owner] = useState(guestKey);
  const queryClient = useQueryClient();
  const {data: balance = 0n} = useReadContract({
    ...usdc,
    functionName: 'balanceOf',
    args: [owner.address],
    query: {refetchInterval: 2000},
  });
  const pay = useMutation({
    mutationFn: () => payAsGuest(invoice, owner),
    onSuccess: () => queryClient.invalidateQueries(),
  });

  return (
    <section>
      <h2>Pay as a guest</h2>
      <p className="small">{owner.address}</p>
      <p>This account holds {formatUsdc(balance)} USDC. It needs no ETH.</p>
      <button disabled={balance < invoice.amount || pay.isPending} onClick={() => pay.mutate()}>
        Pay without gas
      </button>
      {pay.isPending && <p role="status">The bundler is sending your payment …</p>}
      {pay.error && <p role="alert">{explain(pay.error)}</p>}
    </section>
  );
}
