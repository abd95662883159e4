import {bodyOf, type RpcRequest} from '@site/src/rpc/request';
import {endpointOf, isLoopback} from '../form/endpointProblem';
import {type Outcome, outcomeOf} from './outcome';
import {readAnswer, TooLarge} from './readAnswer';

/** The time limit for a response, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The time limit for the reachability probe, in milliseconds. */
const PROBE_MS = 3_000;

/** The abort reason that distinguishes a timeout from a stop by the reader. */
const TIMED_OUT = 'timed out';

/**
 * The options of each request. Chrome asks for permission before a public page reaches this machine, and
 * requires the address space.
 */
function requestOptions(url: string, signal: AbortSignal): RequestInit {
  const address = endpointOf(url);
  const space = address !== undefined && isLoopback(address) && {targetAddressSpace: 'loopback'};
  return {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
    ...space,
  };
}

/** The fragment of a URL is not sent. */
const withoutFragment = (url: string) => url.trim().replace(/#.*$/, '');

/**
 * Whether a host responds at all. Browsers report the same failure for an unreachable host and for a
 * response without CORS headers. A `no-cors` request succeeds only in the second case.
 */
async function isReachable(url: string, outer: AbortSignal): Promise<boolean> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  outer.addEventListener('abort', abort);
  const timer = setTimeout(abort, PROBE_MS);
  try {
    await fetch(url, {...requestOptions(url, controller.signal), mode: 'no-cors'});
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}

/**
 * Sends a request. Never rejects.
 *
 * @param stop ends the run.
 * @param onProgress called with the number of bytes received.
 */
export async function sendRequest(
  request: RpcRequest,
  stop: AbortSignal,
  onProgress: (size: number) => void,
): Promise<Outcome> {
  const url = withoutFragment(request.url);
  const controller = new AbortController();
  const abort = () => controller.abort();
  stop.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(TIMED_OUT), TIMEOUT_MS);
  const isStopped = () => stop.aborted;
  const sent = performance.now();
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      ...requestOptions(url, controller.signal),
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(bodyOf(request)),
    });
    const {text, size} = await readAnswer(response, onProgress);
    const stats = {ms: Math.round(performance.now() - sent), size, status: response.status};
    return outcomeOf(text, stats, response.headers);
  } catch (error) {
    if (error instanceof TooLarge) {
      return {kind: 'tooLarge'};
    }
    if (isStopped()) {
      return {kind: 'stopped'};
    }
    if (controller.signal.reason === TIMED_OUT) {
      return {kind: 'timeout'};
    }
    if (response !== undefined) {
      return {kind: 'dropped'};
    }
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
  if (!navigator.onLine) {
    return {kind: 'offline'};
  }
  const there = await isReachable(url, stop);
  return {kind: isStopped() ? 'stopped' : there ? 'unreadable' : 'unreachable'};
}
