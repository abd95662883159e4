import type {Hash} from 'viem';
import {Failure} from './Failure';

const TRANSACTIONS = 'https://sepolia.lineascan.build/tx/';

interface ProgressProps {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly hash: Hash | undefined;
  /** What to say at the end. */
  readonly done: string;
}

/** Tells the visitor how far a transaction has come. */
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
