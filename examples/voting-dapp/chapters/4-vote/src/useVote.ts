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
      // Simulate first: a call that fails on the node costs nothing.
      const {request} = await simulateContract(config, call);
      const hash = await writeContract(config, request);
      setSent({option, hash});
      const receipt = await waitForTransactionReceipt(config.getClient(), {hash});
      // The visitor can replace the transaction in the wallet.
      setSent({option, hash: receipt.transactionHash});
      if (receipt.status === 'reverted') {
        // Simulate again at that block, to get the contract's error.
        await simulateContract(config, {...call, blockNumber: receipt.blockNumber});
        throw new Error("Your vote failed and wasn't counted.");
      }
      if (parseEventLogs({...poll, eventName: 'Voted', logs: receipt.logs}).length === 0) {
        throw new Error('Your wallet sent another transaction instead.');
      }
    },
    // Read the votes again. Until then, the vote is pending.
    onSettled: () => queryClient.invalidateQueries({queryKey: ['tally']}),
  });
  return {...vote, sent};
}
