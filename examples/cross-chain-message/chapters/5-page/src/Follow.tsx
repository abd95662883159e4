import {useQuery} from '@tanstack/react-query';
import type {Hash} from 'viem';
import {ClaimButton} from './ClaimButton';
import {explain} from './explain';
import {findMessage} from './message';
import {progressOf} from './progress';
import {destinationOf, layers} from './wagmi';

/** Shows a message's progress. Checks it every five seconds until the message is claimed. */
export function Follow({transaction}: {readonly transaction: Hash}) {
  const query = useQuery({
    queryKey: ['progress', transaction],
    queryFn: async () => {
      const message = await findMessage(layers, transaction);
      return {message, ...(await progressOf(layers, message))};
    },
    refetchInterval: ({state}) => (state.data?.steps.at(-1)?.isDone ? false : 5_000),
    retry: false,
  });
  if (query.data === undefined) {
    return query.error ? (
      <p role="alert">{explain(query.error)}</p>
    ) : (
      <p role="status">Checking both layers …</p>
    );
  }

  const {message, steps, canClaim} = query.data;
  const done = steps.filter(({isDone}) => isDone).length;
  return (
    <section aria-labelledby="message">
      <h2 id="message">
        Message {String(message.number)} to {destinationOf(message.layer).name}
      </h2>
      <p role="status">
        {done === steps.length ? 'Delivered.' : `${done} of ${steps.length} steps done.`}
      </p>
      <ol>
        {steps.map(({name, isDone, detail}) => (
          <li key={name} className={isDone ? 'done' : undefined}>
            <strong>{name}</strong>
            <span>{detail ?? (isDone ? 'done' : 'waiting')}</span>
          </li>
        ))}
      </ol>
      {query.error && <p role="alert">{explain(query.error)}</p>}
      {canClaim && <ClaimButton message={message} />}
      <dl>
        <dt>From</dt>
        <dd>{message.from}</dd>
        <dt>To</dt>
        <dd>{message.to}</dd>
        <dt>Message hash</dt>
        <dd>{message.hash}</dd>
      </dl>
    </section>
  );
}
