import type {ListedError} from '@site/data/rpc/errors/errorList';

/** The message of a documented error as a pattern: what varies stands between < and >. */
function patternOf(message: string): RegExp {
  const parts = message
    .split(/<[^<>]+>/)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}`, 'is');
}

const wordsIn = (message: string) => message.replace(/<[^<>]+>/g, '').length;

/** The documented error that a node reported: the one that says most of the message in its own words. */
export function findError(
  known: readonly ListedError[],
  {code, message}: {readonly code: number | null; readonly message: string},
): ListedError | undefined {
  const fitting = known.filter(
    (error) => error.code === code && patternOf(error.message).test(message.trim()),
  );
  return fitting.reduce<ListedError | undefined>(
    (best, next) =>
      best === undefined || wordsIn(next.message) > wordsIn(best.message) ? next : best,
    undefined,
  );
}
