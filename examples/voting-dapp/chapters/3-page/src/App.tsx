import {Results} from './Results';
import {TimeLeft} from './TimeLeft';
import {useClock} from './useClock';
import {useTally, useTerms} from './usePoll';

export function App() {
  const clock = useClock();
  const terms = useTerms();
  const tally = useTally();
  if (!terms.data || !tally.data) {
    const error = terms.error ?? tally.error;
    return error ? <p role="alert">{error.message}</p> : <p role="status">Reading the poll …</p>;
  }
  return (
    <>
      <h1>{terms.data.question}</h1>
      <TimeLeft closesAt={terms.data.closesAt} clock={clock} />
      <Results {...terms.data} votes={tally.data.votes} />
    </>
  );
}
