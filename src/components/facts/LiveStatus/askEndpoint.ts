import {MalformedAnswer, readResult, RpcError} from './rpcAnswer';

/** Why an endpoint gave no result. */
export type Failure =
  | {readonly kind: 'httpError'; readonly status: number}
  | {readonly kind: 'rpcError'; readonly code: number; readonly message: string}
  | {readonly kind: 'malformed'; readonly detail: string}
  | {readonly kind: 'timeout' | 'unreachable'};

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** The time limit for all requests together, in milliseconds. */
const TIMEOUT_MS = 8000;
/** The abort reason that distinguishes a timeout from an abort by the caller. */
const TIMED_OUT = 'timed out';

class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

async function call(
  url: string,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (!response.ok) {
    throw new HttpError(response.status);
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new MalformedAnswer('the response isn’t JSON');
  }
  return readResult(answer);
}

function failureOf(error: unknown): Failure {
  if (error instanceof HttpError) {
    return {kind: 'httpError', status: error.status};
  }
  if (error instanceof RpcError) {
    return {kind: 'rpcError', code: error.code, message: error.message};
  }
  if (error instanceof MalformedAnswer) {
    return {kind: 'malformed', detail: error.message};
  }
  // The browser throws the same TypeError if the host is down, blocked or without CORS headers.
  return {kind: 'unreachable'};
}

/**
 * Sends requests to an endpoint. Never rejects. If the caller aborts `outer`, the result is meaningless.
 */
export async function askEndpoint<Result>(
  url: string,
  outer: AbortSignal,
  read: (ask: Ask) => Promise<Result>,
): Promise<Result | Failure> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  outer.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(TIMED_OUT), TIMEOUT_MS);
  try {
    return await read((method, params) => call(url, method, params, controller.signal));
  } catch (error) {
    return controller.signal.reason === TIMED_OUT ? {kind: 'timeout'} : failureOf(error);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}
