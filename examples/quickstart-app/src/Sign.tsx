import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {type Hash, parseEventLogs} from 'viem';
import {useConfig, useConnection, useReadContract} from 'wagmi';
import {simulateContract, waitForTransactionReceipt, writeContract} from 'wagmi/actions';
import {explain} from './explain';
import {guestbook} from './guestbook';

const TRANSACTIONS = 'https://sepolia.lineascan.build/tx/';

/** Shows the line of the connected account, and signs a new one. */
export function Sign() {
  const {address} = useConnection();
  const entry = useReadContract({
    ...guestbook,
    functionName: 'entryOf',
    args: address && [address],
  });

  const config = useConfig();
  const queryClient = useQueryClient();
  const [hash, setHash] = useState<Hash>();
  const sign = useMutation({
    mutationFn: async (text: string) => {
      setHash(undefined);
      // Simulate first: a call that fails on the node costs nothing.
      const {request} = await simulateContract(config, {
        ...guestbook,
        functionName: 'sign',
        args: [text],
      });
      const sent = await writeContract(config, request);
      setHash(sent);
      const receipt = await waitForTransactionReceipt(config, {
        chainId: guestbook.chainId,
        hash: sent,
      });
      // If you replace the transaction in the wallet, this is the new transaction's receipt.
      setHash(receipt.transactionHash);
      const {logs} = receipt;
      if (parseEventLogs({abi: guestbook.abi, eventName: 'Signed', logs}).length === 0) {
        throw new Error('Your wallet sent another transaction instead.');
      }
      return receipt;
    },
    // Read everything on the page again.
    onSuccess: () => queryClient.invalidateQueries(),
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sign.mutate(String(new FormData(event.currentTarget).get('text')));
      }}
    >
      <p>Your line: {entry.data ?? '…'}</p>
      <input name="text" aria-label="New line" />
      <button disabled={sign.isPending}>Sign</button>
      {sign.isPending && (
        <p role="status">{hash ? 'Waiting for a block …' : 'Confirm in your wallet …'}</p>
      )}
      {sign.data && <p role="status">Signed in block {String(sign.data.blockNumber)}.</p>}
      {sign.error && <p role="alert">{explain(sign.error)}</p>}
      {hash && <a href={TRANSACTIONS + hash}>See the transaction</a>}
    </form>
  );
}
