import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {type Hash, isAddressEqual} from 'viem';
import {waitForTransactionReceipt} from 'wagmi/actions';
import {tipJar} from './tipJar';
import {config} from './wagmi';

/** Follows a transaction from the wallet to its block. `send` opens the wallet. */
export function useTransaction<Input>(send: (input: Input) => Promise<Hash>) {
  const queryClient = useQueryClient();
  const [hash, setHash] = useState<Hash>();
  const {mutate, isPending, isSuccess, error} = useMutation({
    mutationFn: async (input: Input) => {
      setHash(undefined);
      const sent = await send(input);
      setHash(sent);
      const {chainId, address} = tipJar;
      const receipt = await waitForTransactionReceipt(config, {chainId, hash: sent});
      // A visitor can replace the transaction in the wallet. Every call of the jar emits an event.
      setHash(receipt.transactionHash);
      if (!receipt.logs.some((log) => isAddressEqual(log.address, address))) {
        throw new Error('Your wallet sent another transaction instead.');
      }
    },
    // Read everything on the page again.
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return {mutate, isPending, isSuccess, error, hash};
}
