import {useQuery} from '@tanstack/react-query';
// #region import
import type {Address} from 'viem';
// #endregion
import {useConfig} from 'wagmi';
import {getBlock, readContract} from 'wagmi/actions';
import {poll} from './poll';

/** The poll's terms. They never change, so the page reads them once. */
export function useTerms() {
  const config = useConfig();
  return useQuery({
    queryKey: ['terms'],
    staleTime: Infinity,
    queryFn: async () => {
      const [question, options, closesAt, voterCount] = await Promise.all([
        readContract(config, {...poll, functionName: 'question'}),
        readContract(config, {...poll, functionName: 'options'}),
        readContract(config, {...poll, functionName: 'closesAt'}),
        readContract(config, {...poll, functionName: 'voterCount'}),
      ]);
      return {question, options, closesAt: Number(closesAt), voterCount: Number(voterCount)};
    },
  });
}

// #region tally
/** The votes and the account's ballot in the newest block, and the time of that block, every three seconds. */
export function useTally(account?: Address) {
  const config = useConfig();
  return useQuery({
    queryKey: ['tally', account],
    refetchInterval: 3000,
    // For a newly connected account, keep showing the votes while the page reads its ballot.
    placeholderData: (previous) => previous && {...previous, ballot: undefined},
    queryFn: async () => {
      const {number: blockNumber, timestamp} = await getBlock(config, {chainId: poll.chainId});
      const [votes, ballot] = await Promise.all([
        readContract(config, {...poll, functionName: 'tally', blockNumber}),
        account &&
          readContract(config, {...poll, functionName: 'ballotOf', args: [account], blockNumber}),
      ]);
      return {votes: votes.map(Number), blockTime: Number(timestamp), ballot};
    },
  });
}
// #endregion
