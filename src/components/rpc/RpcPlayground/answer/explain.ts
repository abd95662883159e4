import {publicEndpoints} from '@site/data/publicEndpoints';
import type {ListedError} from '@site/data/rpc/errors/errorList';
import type {RpcMethod} from '@site/data/rpc/schema';
import {errorAnchor} from '@site/src/rpc/errorAnchor';
import {httpErrorText} from '../../../facts/LiveStatus/statusText';
import type {Outcome} from '../run/outcome';
import {formatBytes} from './decode';
import {findError} from './findError';

/** The reason of a failure, and what to do. */
export interface Explanation {
  readonly title: string;
  /** Sentences with `code` and [links](/to). */
  readonly text: string;
  /** The beginning of the response. */
  readonly excerpt?: string;
  /** Whether the same request works in a terminal. */
  readonly worksInTerminal?: boolean;
}

export interface ExplainContext {
  /** The host only, because the rest of the URL can contain a key. */
  readonly host: string;
  /** Whether the host is the reader's machine. */
  readonly isLocal: boolean;
  readonly method: Pick<RpcMethod, 'name' | 'errors' | 'availability'>;
  /** The reference's errors, besides those of the method. */
  readonly listed: readonly ListedError[];
}

/** Removes code and link marks from external text. */
const withoutMarkup = (text: string) => text.replace(/[`\]]/g, '');

/** The places that support the method, as a hint for the reader. */
function availabilityHint({availability}: ExplainContext['method']): string {
  const places = availability
    .filter(({answers}) => answers === 'yes' || answers === 'conditional')
    .map(({place, answers}) => (answers === 'conditional' ? `${place} (with conditions)` : place));
  return places.length === 0 ? '' : ` It is available here: ${places.join(', ')}.`;
}

const RATE_LIMIT = /rate.?limit|too many requests|requests? (?:count|rate|limit)/i;

/** The explanation of an error that no list contains. */
function unknownText(
  {error, stats}: Extract<Outcome, {kind: 'rpcError'}>,
  {host}: Pick<ExplainContext, 'host'>,
): string {
  if (RATE_LIMIT.test(error.message)) {
    return `${host} ${httpErrorText(429)}`;
  }
  // Besu sends some JSON-RPC errors with status 400.
  return stats.status > 400
    ? `${host} ${httpErrorText(stats.status)}`
    : `${host} understood the request and rejected it. The reference doesn’t list this error yet.`;
}

/** Explains an error of the node with the facts of the reference. */
function explainReported(
  outcome: Extract<Outcome, {kind: 'rpcError'}>,
  asked: ExplainContext,
): Explanation {
  const {code, message} = outcome.error;
  const {host, method, listed} = asked;
  const title = `Error${code === null ? '' : ` ${code}`}: ${message}`;
  if (code === -32601) {
    return {title, text: `${host} doesn’t support ${method.name}.${availabilityHint(method)}`};
  }
  const others = listed.filter(
    ({methods}) => methods === undefined || methods.includes(method.name),
  );
  const known = findError(method.errors, {code, message}) ?? findError(others, {code, message});
  const text = known === undefined ? unknownText(outcome, asked) : `${known.cause} ${known.cure}`;
  return {
    title,
    text:
      known === undefined || code === null
        ? text
        : `${text} For other causes, see [this code in the error index](/api/errors#${errorAnchor(code)}).`,
  };
}

/** Whether a host is that of a public endpoint, whose address the reader hasn't typed. */
const isPublic = (host: string) =>
  Object.values(publicEndpoints).some((url) => new URL(url).host === host);

function explainFailure(
  kind: Exclude<Outcome['kind'], 'result' | 'rpcError' | 'http' | 'webPage' | 'malformed'>,
  {host, isLocal}: ExplainContext,
): Explanation {
  switch (kind) {
    case 'offline':
      return {
        title: 'You are offline.',
        text: 'The browser has no network connection, so the request wasn’t sent. Connect and run it again.',
      };
    case 'unreadable':
      return {
        title: `${host} doesn’t let web pages read its responses (CORS).`,
        text: `Its response has no \`access-control-allow-origin\` header, so the browser blocks it. ${
          isLocal
            ? 'Start Besu with `--rpc-http-cors-origins` set to the address of this site, and run the request again.'
            : 'An endpoint that limits requests may also omit the header: wait a minute. Otherwise, send the request from a program.'
        }`,
        worksInTerminal: true,
      };
    case 'unreachable':
      return {
        title: `${host} could not be reached.`,
        text: isLocal
          ? 'Check that the node runs at this URL. Browsers ask for permission before a public page can reach your machine, and Safari never allows it.'
          : `You may be offline, or a browser extension or a firewall may block the request. ${
              isPublic(host)
                ? 'See whether [the endpoint responds](/get-started/build/network-info#live-status).'
                : 'Check the URL, too: the node may be down.'
            }`,
        worksInTerminal: true,
      };
    case 'dropped':
      return {
        title: `${host} closed the connection before the response was complete.`,
        text: 'The partial response was discarded. Run the request again, or request less data.',
      };
    case 'timeout':
      return {
        title: `${host} didn’t respond within 30 seconds.`,
        text: 'It may be overloaded, or the request may take too long. Request less data, or use another endpoint.',
      };
    case 'stopped':
      return {title: 'Stopped.', text: 'The node may still be processing the request.'};
    case 'tooLarge':
      return {
        title: `The response from ${host} is larger than 16 MB.`,
        text: 'The rest wasn’t read. Request less data, or send the request from a program.',
        worksInTerminal: true,
      };
  }
}

export function explain(
  outcome: Exclude<Outcome, {kind: 'result'}>,
  asked: ExplainContext,
): Explanation {
  const {host} = asked;
  switch (outcome.kind) {
    case 'rpcError':
      return explainReported(outcome, asked);
    case 'http': {
      const {retryAfter, excerpt, stats} = outcome;
      const wait =
        retryAfter === undefined
          ? ''
          : ` It asks you to wait${/^\d+$/.test(retryAfter) ? ` ${retryAfter} seconds` : ` until ${withoutMarkup(retryAfter)}`}.`;
      return {
        title: `HTTP ${stats.status}: ${host} didn’t send a JSON-RPC response.`,
        text: `It ${httpErrorText(stats.status)}${wait}`,
        excerpt,
      };
    }
    case 'webPage':
      return {
        title: `${host} returned a web page.`,
        text: 'The address isn’t a JSON-RPC endpoint. Check its path: many providers require a key after `/v3/` or `/v2/`.',
        excerpt: outcome.excerpt,
      };
    case 'malformed':
      return {
        title: `${host} sent a response that can’t be used.`,
        text: `It ${withoutMarkup(outcome.fault)}. Size: ${formatBytes(outcome.stats.size)}.`,
        excerpt: outcome.excerpt,
      };
    default:
      return explainFailure(outcome.kind, asked);
  }
}
