import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {type Hash, parseEventLogs} from 'viem';
import {waitForTransactionReceipt} from 'viem/actions';
import {useConfig} from 'wagmi';
import {simulateContract, writeContract} from 'wagmi/actions';
import {poll} from './poll';

/** Sends a vote and waits for its block. */
export function useVote() {
  const config = useConfig();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<{readonly option: number; readonly hash: Hash}>();
  const vote = useMutation({
    mutationFn: async (option: number) => {
      setSent(undefined);
      const call = {...poll, functionName: 'vote', args: [BigInt(option)]} as const;
      // Run the call on the node first. A refusal here costs nothing.
      const {request} = await simulateContract(config, call);
      const hash = await writeContract(config, request);
      setSent({option, hash});
      const receipt = await waitForTransactionReceipt(config.getClient(), {hash});
      // The visitor may have replaced the transaction in the wallet.
      setSent({option, hash: receipt.transactionHash});
      if (receipt.status === 'reverted') {
        // Run the call again at the time of that block, to learn why the contract refused.
        await simulateContract(config, {...call, blockNumber: receipt.blockNumber});
        throw new Error('Your vote failed and was not counted.');
      }
      if (parseEventLogs({...poll, eventName: 'Voted', logs: receipt.logs}).length === 0) {
        throw new Error('Your wallet sent another transaction instead.');
      }
    },
    // Read the votes again. The vote counts as pending until they are here.
    onSettled: () => queryClient.invalidateQueries({queryKey: ['tally']}),
  });
  return {...vote, sent};
}
