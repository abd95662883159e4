import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useConfig, useConnection} from 'wagmi';
import {readContract, signTypedData} from 'wagmi/actions';
import {authorizationFor, inFifteenMinutes, type Payment} from './authorization';
import {explain} from './explain';
import {callServer, type Invoice} from './invoice';
import {formatUsdc, usdc} from './usdc';

/** Lets the buyer sign a transfer, which the shop's server sends. */
export function Pay({invoice}: {readonly invoice: Invoice}) {
  const {address} = useConnection();
  const config = useConfig();
  const queryClient = useQueryClient();
  const pay = useMutation({
    mutationFn: async () => {
      if (address === undefined) {
        throw new Error('Connect a wallet first.');
      }
      const terms = {from: address, validBefore: inFifteenMinutes()};
      const token = {
        name: await readContract(config, {...usdc, functionName: 'name'}),
        version: await readContract(config, {...usdc, functionName: 'version'}),
      };
      const signature = await signTypedData(config, authorizationFor(invoice, terms, token));
      await callServer('/api/pay', {...terms, signature} satisfies Payment);
    },
    onSuccess: () => queryClient.invalidateQueries(),
  });

  return (
    <>
      <button disabled={pay.isPending} onClick={() => pay.mutate()}>
        Sign for {formatUsdc(invoice.amount)} USDC
      </button>
      {pay.isPending && <p role="status">Sign in your wallet, then wait for a block …</p>}
      {pay.error && <p role="alert">{explain(pay.error)}</p>}
    </>
  );
}
