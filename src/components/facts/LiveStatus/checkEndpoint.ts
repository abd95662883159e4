import {MalformedAnswer, readBlock, readChainId, readResult, RpcError} from './rpcAnswer';

export type CheckResult =
  | {
      readonly kind: 'ok';
      readonly chainId: number;
      readonly blockNumber: number;
      readonly blockAgeSeconds: number;
      readonly baseFee: bigint | undefined;
      readonly latencyMs: number;
    }
  | {readonly kind: 'wrongChain'; readonly chainId: number; readonly expected: number}
  | {readonly kind: 'httpError'; readonly status: number}
  | {readonly kind: 'rpcError'; readonly code: number; readonly message: string}
  | {readonly kind: 'malformed'; readonly detail: string}
  | {readonly kind: 'timeout' | 'unreachable'};

/** The time limit for the whole check, in milliseconds. */
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

function resultOfError(error: unknown): CheckResult {
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
 * Requests the chain ID and the latest block of an endpoint. Never rejects. If the caller aborts `outer`,
 * the result is meaningless. The latency is that of the second request, because the first includes
 * connection setup.
 */
export async function checkEndpoint(
  url: string,
  expected: number,
  outer: AbortSignal,
): Promise<CheckResult> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  outer.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(TIMED_OUT), TIMEOUT_MS);
  try {
    const chainId = readChainId(await call(url, 'eth_chainId', [], controller.signal));
    if (chainId !== expected) {
      return {kind: 'wrongChain', chainId, expected};
    }
    const sent = performance.now();
    const block = readBlock(
      await call(url, 'eth_getBlockByNumber', ['latest', false], controller.signal),
    );
    return {
      kind: 'ok',
      chainId,
      blockNumber: block.number,
      blockAgeSeconds: Math.round(Date.now() / 1000 - block.timestamp),
      baseFee: block.baseFee,
      latencyMs: Math.round(performance.now() - sent),
    };
  } catch (error) {
    return controller.signal.reason === TIMED_OUT ? {kind: 'timeout'} : resultOfError(error);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}
