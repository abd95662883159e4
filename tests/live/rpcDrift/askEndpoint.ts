import {setTimeout as pause} from 'node:timers/promises';
import {bodyOf} from '../../../src/rpc/request';
import type {Question} from './questions';

export type Answer =
  | {readonly kind: 'result'; readonly result: unknown}
  | {readonly kind: 'error'; readonly code: number | undefined; readonly message: string}
  /** Not JSON-RPC, or no response. */
  | {readonly kind: 'no answer'; readonly why: string}
  | {readonly kind: 'rate limit'};

/** Timeouts and retries. */
export interface Patience {
  /** Timeout of a request, in milliseconds. */
  readonly timeout: number;
  readonly attempts: number;
  /** Pause before the second attempt, in milliseconds. Doubles for each further attempt. */
  readonly firstPause: number;
}

/** Retries for half a minute, until a rate limit has passed. */
export const NIGHTLY: Patience = {timeout: 15_000, attempts: 4, firstPause: 4_000};

/** Messages of rate limits in JSON-RPC errors. The code `-32005` is also used for limits of a request. */
const RATE_LIMIT = /rate.?limit|too many requests|request rate|daily request|quota/i;

interface Body {
  readonly result?: unknown;
  readonly error?: {readonly code?: number; readonly message?: string};
}

function read(status: number, text: string): Answer {
  let body: Body | null;
  try {
    body = JSON.parse(text) as Body | null;
  } catch {
    return {kind: 'no answer', why: `HTTP ${status} without JSON: ${text.slice(0, 80)}`};
  }
  const {result, error} = body ?? {};
  if (status === 429 || (error !== undefined && RATE_LIMIT.test(error.message ?? ''))) {
    return {kind: 'rate limit'};
  }
  if (error !== undefined) {
    return {kind: 'error', code: error.code, message: error.message ?? ''};
  }
  return result === undefined
    ? {kind: 'no answer', why: `HTTP ${status} with neither result nor error`}
    : {kind: 'result', result};
}

async function askOnce({method, url}: Question, {timeout}: Patience): Promise<Answer> {
  const request = {method: method.name, params: method.examples[0].params, url};
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(bodyOf(request)),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return response.status === 429 ? {kind: 'rate limit'} : read(response.status, text);
  } catch (error) {
    const {name, message, cause} = error as Error;
    const why =
      name === 'TimeoutError'
        ? `nothing in ${timeout / 1000} s`
        : `no connection: ${cause instanceof Error ? cause.message : message}`;
    return {kind: 'no answer', why};
  }
}

/** Sends the example of a method. Retries after a pause if the endpoint limits requests or fails. */
export async function askEndpoint(question: Question, patience: Patience): Promise<Answer> {
  let answer = await askOnce(question, patience);
  let wait = patience.firstPause;
  for (let attempt = 2; attempt <= patience.attempts; attempt++) {
    if (answer.kind === 'result' || answer.kind === 'error') {
      break;
    }
    await pause(wait);
    wait *= 2;
    answer = await askOnce(question, patience);
  }
  return answer;
}
