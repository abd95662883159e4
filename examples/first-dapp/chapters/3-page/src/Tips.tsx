import {useQuery} from '@tanstack/react-query';
import {Failure} from './Failure';
import {eth, short} from './format';
import {type Feed, readTips} from './readTips';
import {live, tipJar} from './tipJar';

const TRANSACTIONS = 'https://sepolia.lineascan.build/tx/';

/** All tips, and every new one soon after its block. */
export function Tips() {
  const {data: feed, error} = useQuery({
    queryKey: ['tips', tipJar.address],
    queryFn: async ({client, queryKey, signal}) => {
      // Continue where the last read ended.
      let read = client.getQueryData<Feed>(queryKey);
      for await (read of readTips(read)) {
        signal.throwIfAborted();
        client.setQueryData(queryKey, read);
      }
      return read;
    },
    ...live,
  });
  const isUpToDate = feed !== undefined && feed.next > feed.latest;
  return (
    <section aria-labelledby="tips">
      <h2 id="tips">Latest tips</h2>
      <p role="status">
        {!error && !isUpToDate && `Reading blocks up to ${feed?.latest ?? '…'}`}
        {isUpToDate && feed.tips.length === 0 && 'No tips yet. Be the first!'}
      </p>
      <Failure error={error} />
      <ul aria-live="polite" aria-busy={!isUpToDate}>
        {feed?.tips.map(({id, from, amount, message, hash}) => (
          <li key={id}>
            <strong>{eth(amount)}</strong> from <span title={from}>{short(from)}</span>
            <q>{message}</q>
            <a href={TRANSACTIONS + hash} aria-label={`Transaction of the tip from ${from}`}>
              Transaction
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
