import {useConnection} from 'wagmi';
import {explain} from './explain';
// #region imports
import {Outcome} from './Outcome';
import {phaseOf} from './phase';
// #endregion
import {Ballot} from './poll';
import {Results} from './Results';
import {TimeLeft} from './TimeLeft';
import {useClock} from './useClock';
import {useTally, useTerms} from './usePoll';
import {useVote} from './useVote';
import {VoteForm} from './VoteForm';
import {VoteStatus} from './VoteStatus';
import {Wallet} from './Wallet';

export function App() {
  const {address} = useConnection();
  const clock = useClock();
  const terms = useTerms();
  const tally = useTally(address);
  const vote = useVote();
  if (!terms.data || !tally.data) {
    const error = terms.error ?? tally.error;
    return error ? <p role="alert">{explain(error)}</p> : <p role="status">Reading the poll …</p>;
  }
  // #region phase
  const {options, closesAt} = terms.data;
  const {ballot, votes, blockTime} = tally.data;
  // Count the visitor's vote at once, before a block that the page has read contains it.
  const waitingFor = vote.isPending && ballot !== Ballot.Cast ? vote.sent?.option : undefined;
  const phase = phaseOf(closesAt, clock, blockTime);
  return (
    <>
      <h1>{terms.data.question}</h1>
      {phase === 'open' && <TimeLeft closesAt={closesAt} clock={clock} />}
      <div role="status">
        {phase === 'closing' && <p>Time is up. Waiting for the block that closes the poll …</p>}
        {phase === 'closed' && <Outcome options={options} votes={votes} />}
      </div>
      <Results {...terms.data} votes={votes} waitingFor={waitingFor} />
      {phase === 'open' && (
        <Wallet>
          <VoteForm {...{options, ballot}} isPending={vote.isPending} onVote={vote.mutate} />
        </Wallet>
      )}
      <VoteStatus {...vote} />
    </>
  );
}
// #endregion
