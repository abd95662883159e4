import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {type ContractFunctionParameters, type Hash, isAddressEqual} from 'viem';
import {useConfig} from 'wagmi';
import {simulateContract, waitForTransactionReceipt, writeContract} from 'wagmi/actions';
import {type horizons, market} from './contracts';
import {explain} from './explain';

type AnyCall = ContractFunctionParameters & {readonly value?: bigint};
/** The calls that a visitor can send to the two contracts. */
type Call = (
  | ContractFunctionParameters<typeof horizons.abi, 'nonpayable'>
  | ContractFunctionParameters<typeof market.abi, 'nonpayable' | 'payable'>
) & {readonly value?: bigint};

/** Sends calls, each after the previous receipt. `outcome` shows the visitor the progress. */
export function useSend() {
  const config = useConfig();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState('');
  const [hash, setHash] = useState<Hash>();
  const {mutate, isPending, error} = useMutation({
    mutationFn: async (calls: readonly AnyCall[]) => {
      setHash(undefined);
      for (const [index, call] of calls.entries()) {
        const step = calls.length > 1 ? `${index + 1} of ${calls.length}: ` : '';
        setProgress(`${step}Confirm in your wallet …`);
        // Simulate first: a call that fails on the node costs nothing.
        const {request} = await simulateContract(config, {...call, chainId: market.chainId});
        const sent = await writeContract(config, request);
        setProgress(`${step}Waiting for a block …`);
        setHash(sent);
        const receipt = await waitForTransactionReceipt(config, {
          chainId: market.chainId,
          hash: sent,
        });
        setHash(receipt.transactionHash);
        // Visitors can cancel in the wallet, which sends another transaction.
        if (!receipt.to || !isAddressEqual(receipt.to, call.address)) {
          throw new Error('Your wallet sent another transaction instead.');
        }
      }
    },
    // Read everything on the page again.
    onSettled: () => queryClient.invalidateQueries(),
  });

  const send: (calls: readonly Call[]) => void = mutate;
  const outcome = (
    <>
      {isPending && <p role="status">{progress}</p>}
      {error && <p role="alert">{explain(error)}</p>}
      {hash && <a href={`https://sepolia.lineascan.build/tx/${hash}`}>See the transaction</a>}
    </>
  );
  return {send, isPending, outcome};
}
