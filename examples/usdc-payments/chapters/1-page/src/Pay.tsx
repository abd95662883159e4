import {useMutation, useQueryClient} from '@tanstack/react-query';
import {isAddressEqual, parseEventLogs} from 'viem';
import {useConfig} from 'wagmi';
import {simulateContract, waitForTransactionReceipt, writeContract} from 'wagmi/actions';
import {lineaSepolia} from 'wagmi/chains';
import {explain} from './explain';
import {invoice} from './invoice';
import {formatUsdc, usdc} from './usdc';

const TRANSACTIONS = 'https://sepolia.lineascan.build/tx/';

/** Pays the invoice with a transfer from the buyer's wallet. */
export function Pay() {
  const config = useConfig();
  const queryClient = useQueryClient();
  const pay = useMutation({
    mutationFn: async () => {
      // Simulate first: a call that would revert costs nothing here.
      const {request} = await simulateContract(config, {
        ...usdc,
        chainId: lineaSepolia.id,
        functionName: 'transfer',
        args: [invoice.seller, invoice.amount],
      });
      const hash = await writeContract(config, request);
      const receipt = await waitForTransactionReceipt(config, {hash});
      // The buyer can replace or cancel a waiting transaction in the wallet.
      const transfers = parseEventLogs({
        abi: usdc.abi,
        eventName: 'Transfer',
        logs: receipt.logs.filter(({address}) => isAddressEqual(address, usdc.address)),
      });
      const {seller, amount} = invoice;
      if (!transfers.some(({args}) => isAddressEqual(args.to, seller) && args.value === amount)) {
        throw new Error('Your wallet sent another transaction instead.');
      }
      return receipt;
    },
    onSuccess: () => queryClient.invalidateQueries(),
  });

  if (pay.data) {
    return (
      <p role="status">
        Paid. <a href={TRANSACTIONS + pay.data.transactionHash}>See the transaction</a>
      </p>
    );
  }
  return (
    <>
      <button disabled={pay.isPending} onClick={() => pay.mutate()}>
        Pay {formatUsdc(invoice.amount)} USDC
      </button>
      {pay.isPending && <p role="status">Confirm in your wallet, then wait for a block …</p>}
      {pay.error && <p role="alert">{explain(pay.error)}</p>}
    </>
  );
}
