import type {JsonValue} from '@site/data/rpc/schema';
import {isList, isObject} from '../form/matches';
import {parseJson} from '../form/valueOf';

/** What a request cost. */
export interface Trip {
  /** Milliseconds until the answer was there as a whole. */
  readonly ms: number;
  /** Bytes of the answer, without compression. */
  readonly size: number;
  /** The status of HTTP. */
  readonly status: number;
}

/** An error that a node reports. */
export interface ReportedError {
  /** `null`: the answer carries none. */
  readonly code: number | null;
  readonly message: string;
  readonly data?: JsonValue;
}

/** How a run ended. */
export type Outcome =
  | {
      readonly kind: 'result';
      readonly result: JsonValue;
      /** The answer as it came. */
      readonly text: string;
      readonly trip: Trip;
    }
  | {
      readonly kind: 'rpcError';
      readonly error: ReportedError;
      readonly text: string;
      readonly trip: Trip;
    }
  | {
      readonly kind: 'http';
      readonly retryAfter?: string;
      readonly excerpt: string;
      readonly trip: Trip;
    }
  | {readonly kind: 'webPage'; readonly excerpt: string; readonly trip: Trip}
  | {
      readonly kind: 'malformed';
      /** What is wrong with it, to follow "it": `is not JSON`. */
      readonly fault: string;
      readonly excerpt: string;
      readonly trip: Trip;
    }
  | {
      readonly kind:
        | 'offline'
        /** The host answers, and does not let pages read what. */
        | 'unreadable'
        | 'unreachable'
        /** The connection ended within the answer. */
        | 'dropped'
        | 'timeout'
        | 'stopped'
        | 'tooLarge';
    };

const LONGEST_EXCERPT = 200;

/** The start of a text that is shown to explain what came. */
function excerptOf(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_EXCERPT ? `${trimmed.slice(0, LONGEST_EXCERPT)}…` : trimmed;
}

/** The error of an answer: nodes leave out what the specification asks for. */
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

/** What keeps a value from being the answer to our request. */
function faultOf(answer: JsonValue | undefined): string | undefined {
  if (answer === undefined) {
    return 'is not JSON';
  }
  if (isList(answer)) {
    return 'is a list, as for several requests at once; one was sent';
  }
  if (!isObject(answer)) {
    return 'is JSON, but no object';
  }
  if (!hasError(answer) && answer.result === undefined) {
    return 'has neither result nor error';
  }
  // The id of an error may be null: the node could not read the request.
  return answer.id === 1 || (hasError(answer) && (answer.id ?? null) === null)
    ? undefined
    : `belongs to another request: its id is ${answer.id === undefined ? 'missing' : excerptOf(JSON.stringify(answer.id))}, and the id of the request is 1`;
}

/** What came back, once it was read as a whole. */
export function outcomeOf(text: string, trip: Trip, headers: Headers): Outcome {
  const answer = parseJson(text);
  const fault = faultOf(answer);
  const excerpt = excerptOf(text);
  if (fault === undefined && isObject(answer)) {
    const {result = null, error} = answer;
    return hasError(answer)
      ? {kind: 'rpcError', error: reportedError(error ?? null), text, trip}
      : {kind: 'result', result, text, trip};
  }
  const retryAfter = headers.get('retry-after');
  if (trip.status >= 400) {
    return {kind: 'http', ...(retryAfter !== null && {retryAfter}), excerpt, trip};
  }
  if (excerpt.startsWith('<') || (headers.get('content-type') ?? '').includes('text/html')) {
    return {kind: 'webPage', excerpt, trip};
  }
  return {kind: 'malformed', fault: fault ?? 'cannot be used', excerpt, trip};
}
