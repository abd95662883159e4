import {useMutation, useQueryClient} from '@tanstack/react-query';
import type {Hash} from 'viem';
import {useConfig, useReadContract} from 'wagmi';
import {simulateContract, waitForTransactionReceipt, writeContract} from 'wagmi/actions';
import {explain} from '../agent/explain';
import {allowance, EVERY} from './wagmi';

/** The calls that only the owner can send: pause the agent, and withdraw the ETH. */
export function Owner() {
  const config = useConfig();
  const queryClient = useQueryClient();
  const paused = useReadContract({
    ...allowance,
    functionName: 'paused',
    query: {refetchInterval: EVERY},
  });
  // Simulate both calls first, so that errors appear before the wallet opens.
  const setPaused = async (isPaused: boolean) => {
    const call = {...allowance, functionName: 'setPaused', args: [isPaused]} as const;
    const {request} = await simulateContract(config, call);
    return writeContract(config, request);
  };
  const withdraw = async () => {
    const call = {...allowance, functionName: 'withdraw'} as const;
    const {request} = await simulateContract(config, call);
    return writeContract(config, request);
  };
  const change = useMutation({
    mutationFn: async (send: () => Promise<Hash>) =>
      waitForTransactionReceipt(config, {chainId: allowance.chainId, hash: await send()}),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  const isBusy = change.isPending || paused.data === undefined;

  return (
    <>
      <button
        className="main"
        disabled={isBusy}
        onClick={() => change.mutate(() => setPaused(!paused.data))}
      >
        {paused.data ? 'Let the agent pay again' : 'Pause the agent'}
      </button>
      <button disabled={isBusy} onClick={() => change.mutate(withdraw)}>
        Withdraw everything
      </button>
      {change.isPending && <p role="status">Confirm in your wallet, then wait for a block …</p>}
      {change.error && <p role="alert">{explain(change.error)}</p>}
    </>
  );
}
