import type {ListedError} from '@site/data/rpc/errors/errorList';
import type {RpcMethod} from '@site/data/rpc/schema';
import {errorAnchor} from '@site/src/rpc/errorAnchor';
import {httpErrorText} from '../../../facts/LiveStatus/statusText';
import type {Outcome} from '../run/outcome';
import {formatBytes} from './decode';
import {findError} from './findError';

/** What went wrong, and what the reader does about it. */
export interface Explanation {
  /** A sentence that stands for itself. */
  readonly title: string;
  /** Sentences with `code` and [links](/to). */
  readonly text: string;
  /** The start of what came. */
  readonly excerpt?: string;
  /** Whether the same request works from a terminal. */
  readonly worksInTerminal?: boolean;
}

/** Who was asked, and for what. */
export interface Asked {
  /** The host: the rest of an address may hold a key. */
  readonly host: string;
  /** Whether the host is the reader's machine. */
  readonly isLocal: boolean;
  readonly method: Pick<RpcMethod, 'name' | 'errors' | 'availability'>;
  /** What the reference lists beside the errors of the method. */
  readonly listed: readonly ListedError[];
}

/** What came from outside, without the marks of code and links. */
const unmarked = (text: string) => text.replace(/[`\]]/g, '');

/** Where the method answers, for those who asked elsewhere. */
function whereElse({availability}: Asked['method']): string {
  const places = availability
    .filter(({answers}) => answers === 'yes' || answers === 'conditional')
    .map(({place, answers}) => (answers === 'conditional' ? `${place} (on a condition)` : place));
  return places.length === 0 ? '' : ` It is available here: ${places.join(', ')}.`;
}

/** Messages of a limit in the words that gateways choose. */
const LIMIT = /rate.?limit|too many requests|requests? (?:count|rate|limit)/i;

/** What is known of an error that no list has. */
function unknownText(
  {error, trip}: Extract<Outcome, {kind: 'rpcError'}>,
  {host}: Pick<Asked, 'host'>,
): string {
  if (LIMIT.test(error.message)) {
    return `${host} ${httpErrorText(429)}`;
  }
  // Besu answers some errors of its own with the status 400.
  return trip.status > 400
    ? `${host} ${httpErrorText(trip.status)}`
    : `${host} understood the request and refused it. The reference does not list this error yet.`;
}

/** An error that the node reported, with what the reference knows of it. */
function explainReported(outcome: Extract<Outcome, {kind: 'rpcError'}>, asked: Asked): Explanation {
  const {code, message} = outcome.error;
  const {host, method, listed} = asked;
  const title = `Error${code === null ? '' : ` ${code}`}: ${message}`;
  if (code === -32601) {
    return {title, text: `${host} does not have ${method.name}.${whereElse(method)}`};
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

function explainSilence(
  kind: Exclude<Outcome['kind'], 'result' | 'rpcError' | 'http' | 'webPage' | 'malformed'>,
  {host, isLocal}: Asked,
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

/** What a run that gave no result means, in words. */
export function explain(outcome: Exclude<Outcome, {kind: 'result'}>, asked: Asked): Explanation {
  const {host} = asked;
  switch (outcome.kind) {
    case 'rpcError':
      return explainReported(outcome, asked);
    case 'http': {
      const {retryAfter, excerpt, trip} = outcome;
      const wait =
        retryAfter === undefined
          ? ''
          : ` It asks for a pause${/^\d+$/.test(retryAfter) ? ` of ${retryAfter} seconds` : ` until ${unmarked(retryAfter)}`}.`;
      return {
        title: `HTTP ${trip.status}: ${host} sent no JSON-RPC answer.`,
        text: `It ${httpErrorText(trip.status)}${wait}`,
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
        text: `It ${unmarked(outcome.fault)}. ${formatBytes(outcome.trip.size)} came.`,
        excerpt: outcome.excerpt,
      };
    default:
      return explainSilence(outcome.kind, asked);
  }
}
