import {explain} from './explain';
import type {useVote} from './useVote';

const TRANSACTIONS = 'https://sepolia.lineascan.build/tx/';

/** Shows a vote's progress. */
export function VoteStatus({isPending, error, sent}: ReturnType<typeof useVote>) {
  return (
    <>
      {isPending && (
        <p role="status">{sent ? 'Waiting for a block …' : 'Confirm the vote in your wallet …'}</p>
      )}
      {error && <p role="alert">{explain(error)}</p>}
      {sent && (
        <p>
          <a href={TRANSACTIONS + sent.hash}>See your transaction</a>
        </p>
      )}
    </>
  );
}
