import type {JsonValue} from '@site/data/rpc/schema';
import {isList, isObject} from '../form/matches';
import {parseJson} from '../form/valueOf';

/** The duration, size and status of a response. */
export interface ResponseStats {
  /** Milliseconds until the response was complete. */
  readonly ms: number;
  /** Uncompressed size of the response in bytes. */
  readonly size: number;
  readonly status: number;
}

/** A JSON-RPC error from a node. */
export interface ReportedError {
  /** `null` if the response has no code. */
  readonly code: number | null;
  readonly message: string;
  readonly data?: JsonValue;
}

export type Outcome =
  | {
      readonly kind: 'result';
      readonly result: JsonValue;
      readonly text: string;
      readonly stats: ResponseStats;
    }
  | {
      readonly kind: 'rpcError';
      readonly error: ReportedError;
      readonly text: string;
      readonly stats: ResponseStats;
    }
  | {
      readonly kind: 'http';
      readonly retryAfter?: string;
      readonly excerpt: string;
      readonly stats: ResponseStats;
    }
  | {readonly kind: 'webPage'; readonly excerpt: string; readonly stats: ResponseStats}
  | {
      readonly kind: 'malformed';
      /** What is wrong, without a subject: `is not JSON`. */
      readonly fault: string;
      readonly excerpt: string;
      readonly stats: ResponseStats;
    }
  | {
      readonly kind:
        | 'offline'
        /** The host responds, but does not let pages read the response. */
        | 'unreadable'
        | 'unreachable'
        /** The connection ended within the response. */
        | 'dropped'
        | 'timeout'
        | 'stopped'
        | 'tooLarge';
    };

const LONGEST_EXCERPT = 200;

/** The beginning of a response, to explain a failure. */
function excerptOf(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_EXCERPT ? `${trimmed.slice(0, LONGEST_EXCERPT)}…` : trimmed;
}

/** The error of a response. Nodes omit fields that the specification requires. */
function reportedError(error: JsonValue): ReportedError {
  if (!isObject(error)) {
    return {code: null, message: typeof error === 'string' ? error : 'no message'};
  }
  const {code, message, data} = error;
  return {
    code: typeof code === 'number' ? code : null,
    message: typeof message === 'string' ? message : 'no message',
    ...(data !== undefined && data !== null && {data}),
  };
}

const hasError = (answer: JsonValue | undefined) =>
  isObject(answer) && answer.error !== undefined && answer.error !== null;

/** The reason why a value is not the response to our request. Undefined if it is. */
function faultOf(answer: JsonValue | undefined): string | undefined {
  if (answer === undefined) {
    return 'is not JSON';
  }
  if (isList(answer)) {
    return 'is an array, although one request was sent';
  }
  if (!isObject(answer)) {
    return 'is JSON, but not an object';
  }
  if (!hasError(answer) && answer.result === undefined) {
    return 'has neither result nor error';
  }
  // An error can have a null id, if the node could not parse the request.
  return answer.id === 1 || (hasError(answer) && (answer.id ?? null) === null)
    ? undefined
    : `belongs to another request: its id is ${answer.id === undefined ? 'missing' : excerptOf(JSON.stringify(answer.id))}, and the id of the request is 1`;
}

/** Classifies a complete response. */
export function outcomeOf(text: string, stats: ResponseStats, headers: Headers): Outcome {
  const answer = parseJson(text);
  const fault = faultOf(answer);
  const excerpt = excerptOf(text);
  if (fault === undefined && isObject(answer)) {
    const {result = null, error} = answer;
    return hasError(answer)
      ? {kind: 'rpcError', error: reportedError(error ?? null), text, stats}
      : {kind: 'result', result, text, stats};
  }
  const retryAfter = headers.get('retry-after');
  if (stats.status >= 400) {
    return {kind: 'http', ...(retryAfter !== null && {retryAfter}), excerpt, stats};
  }
  if (excerpt.startsWith('<') || (headers.get('content-type') ?? '').includes('text/html')) {
    return {kind: 'webPage', excerpt, stats};
  }
  return {kind: 'malformed', fault: fault ?? 'cannot be used', excerpt, stats};
}
