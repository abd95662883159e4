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
    .map(({place, answers}) => (answers === 'conditional' ? `${place} (on a condition)` : place));
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
    : `${host} understood the request and refused it. The reference does not list this error yet.`;
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
    return {title, text: `${host} does not have ${method.name}.${availabilityHint(method)}`};
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
        : `${text} More of that code is in [the index of errors](/api/errors#${errorAnchor(code)}).`,
  };
}

function explainFailure(
  kind: Exclude<Outcome['kind'], 'result' | 'rpcError' | 'http' | 'webPage' | 'malformed'>,
  {host, isLocal}: ExplainContext,
): Explanation {
  switch (kind) {
    case 'offline':
      return {
        title: 'You are offline.',
        text: 'The browser has no network, so the request did not leave it. Connect and run it again.',
      };
    case 'unreadable':
      return {
        title: `${host} answers, but does not let web pages read it (CORS).`,
        text: `It does not send \`access-control-allow-origin\`, so the browser keeps the answer to itself. ${
          isLocal
            ? 'Start Besu with `--rpc-http-cors-origins` and the address of this site, then run it again.'
            : 'An endpoint that limits requests may leave that header out as well: then wait a minute. Otherwise ask from a program.'
        }`,
        worksInTerminal: true,
      };
    case 'unreachable':
      return {
        title: `${host} could not be reached.`,
        text: `The address may be misspelled, the node may be down, or an extension or a firewall stops the request. ${
          isLocal
            ? 'Browsers also ask before a public page may reach your own machine, and Safari never lets it.'
            : 'An address that works from a terminal is blocked on the way from this browser.'
        }`,
        worksInTerminal: true,
      };
    case 'dropped':
      return {
        title: `${host} ended the connection within the answer.`,
        text: 'What had come is not complete and was thrown away. Run it again, or ask for less.',
      };
    case 'timeout':
      return {
        title: `${host} did not answer within 30 seconds.`,
        text: 'It may be overloaded, or the request takes it too long. Ask for less, or use another endpoint.',
      };
    case 'stopped':
      return {title: 'Stopped.', text: 'What the node had begun may still run there.'};
    case 'tooLarge':
      return {
        title: `The answer of ${host} has more than 16 MB.`,
        text: 'The rest was not read. Narrow the request, or send it from a program.',
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
          : ` It asks for a pause${/^\d+$/.test(retryAfter) ? ` of ${retryAfter} seconds` : ` until ${withoutMarkup(retryAfter)}`}.`;
      return {
        title: `HTTP ${stats.status}: ${host} sent no JSON-RPC answer.`,
        text: `It ${httpErrorText(stats.status)}${wait}`,
        excerpt,
      };
    }
    case 'webPage':
      return {
        title: `${host} answered with a web page.`,
        text: 'So that address is no JSON-RPC endpoint. Check its path: many providers want a key behind `/v3/` or `/v2/`.',
        excerpt: outcome.excerpt,
      };
    case 'malformed':
      return {
        title: `${host} sent an answer that cannot be used.`,
        text: `It ${withoutMarkup(outcome.fault)}. ${formatBytes(outcome.stats.size)} came.`,
        excerpt: outcome.excerpt,
      };
    default:
      return explainFailure(outcome.kind, asked);
  }
}
