import {useQuery} from '@tanstack/react-query';
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

/** The votes in the newest block and the time of that block, every three seconds. */
export function useTally() {
  const config = useConfig();
  return useQuery({
    queryKey: ['tally'],
    refetchInterval: 3000,
    queryFn: async () => {
      const {number: blockNumber, timestamp} = await getBlock(config, {chainId: poll.chainId});
      const votes = await readContract(config, {...poll, functionName: 'tally', blockNumber});
      return {votes: votes.map(Number), blockTime: Number(timestamp)};
    },
  });
}
