import type {ListedError} from '@site/data/rpc/errors/errorList';

/** The pattern of a documented error message. Text between < and > varies. */
function patternOf(message: string): RegExp {
  const parts = message
    .split(/<[^<>]+>/)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}`, 'is');
}

const literalLength = (message: string) => message.replace(/<[^<>]+>/g, '').length;

/** The documented error for a reported error. If several match, the one with the most literal text. */
export function findError(
  known: readonly ListedError[],
  {code, message}: {readonly code: number | null; readonly message: string},
): ListedError | undefined {
  const fitting = known.filter(
    (error) => error.code === code && patternOf(error.message).test(message.trim()),
  );
  return fitting.reduce<ListedError | undefined>(
    (best, next) =>
      best === undefined || literalLength(next.message) > literalLength(best.message) ? next : best,
    undefined,
  );
}
