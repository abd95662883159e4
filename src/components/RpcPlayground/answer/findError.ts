import type {RpcError} from '@site/data/rpc/schema';

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
  known: readonly RpcError[],
  {code, message}: {readonly code: number; readonly message: string},
): RpcError | undefined {
  const fitting = known.filter(
    (error) => error.code === code && patternOf(error.message).test(message.trim()),
  );
  return fitting.reduce<RpcError | undefined>(
    (best, next) =>
      best === undefined || wordsIn(next.message) > wordsIn(best.message) ? next : best,
    undefined,
  );
}
