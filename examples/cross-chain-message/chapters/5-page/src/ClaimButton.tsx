import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useConfig} from 'wagmi';
import {simulateContract, waitForTransactionReceipt, writeContract} from 'wagmi/actions';
import {claimOf} from './claim';
import {explain} from './explain';
import type {Message} from './message';
import {Wallet} from './Wallet';
import {destinationOf, layers} from './wagmi';

/** Claims a message with the visitor's wallet. Any account can claim. */
export function ClaimButton({message}: {readonly message: Message}) {
  const config = useConfig();
  const queryClient = useQueryClient();
  const network = destinationOf(message.layer);
  const chainId = network.id;
  const claim = useMutation({
    mutationFn: async () => {
      const call = {...(await claimOf(message, layers)), chainId};
      // Simulate first: a call that fails on the node costs nothing.
      const {request} = await simulateContract(config, call);
      const hash = await writeContract(config, request);
      const {status} = await waitForTransactionReceipt(config, {chainId, hash});
      if (status === 'reverted') {
        throw new Error('The claim failed.');
      }
    },
    onSuccess: () => queryClient.invalidateQueries({queryKey: ['progress']}),
  });
  return (
    <Wallet network={network}>
      <button disabled={claim.isPending} onClick={() => claim.mutate()}>
        Claim on {network.name}
      </button>
      {claim.isPending && <p role="status">Confirm in your wallet, then wait for a block …</p>}
      {claim.error && <p role="alert">{explain(claim.error)}</p>}
    </Wallet>
  );
}
