import type {Hash} from 'viem';
import {Failure} from './Failure';

const TRANSACTIONS = 'https://sepolia.lineascan.build/tx/';

interface ProgressProps {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly hash: Hash | undefined;
  /** The text to show on success. */
  readonly done: string;
}

/** Shows the visitor a transaction's progress. */
export function Progress({isPending, isSuccess, error, hash, done}: ProgressProps) {
  return (
    <>
      <p role="status">
        {isPending && (hash ? 'Waiting for a block …' : 'Confirm in your wallet …')}
        {isSuccess && done}
      </p>
      <Failure error={error} />
      {hash && (
        <p>
          <a href={TRANSACTIONS + hash}>See the transaction</a>
        </p>
      )}
    </>
  );
}
