import {bodyOf, type RpcRequest} from '@site/src/rpc/request';
import {endpointOf, isThisMachine} from '../form/endpointProblem';
import {type Outcome, outcomeOf} from './outcome';
import {readAnswer, TooLarge} from './readAnswer';

/** How long an endpoint has for an answer. */
const TIMEOUT_MS = 30_000;

/** How long a host has to show whether it is there at all. */
const PROBE_MS = 3_000;

/** Tells the end of the time from a reader who stops. */
const TIMED_OUT = 'timed out';

/** What each request says. Chrome asks the reader before a public page asks this machine, and wants to be told. */
function settings(url: string, signal: AbortSignal): RequestInit {
  const address = endpointOf(url);
  const space = address !== undefined && isThisMachine(address) && {targetAddressSpace: 'loopback'};
  return {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
    ...space,
  };
}

/** The fragment of an address belongs to the browser. */
const withoutFragment = (url: string) => url.trim().replace(/#.*$/, '');

/**
 * Whether a host answers at all. Browsers do not say why a request failed: a host that answers without letting pages
 * read it looks like one that is not there, until it is asked for something that nobody reads.
 */
async function isThere(url: string, outer: AbortSignal): Promise<boolean> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  outer.addEventListener('abort', abort);
  const timer = setTimeout(abort, PROBE_MS);
  try {
    await fetch(url, {...settings(url, controller.signal), mode: 'no-cors'});
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}

/**
 * Asks an endpoint. Never rejects.
 *
 * @param stop ends the run.
 * @param onProgress is told how many bytes of the answer have come.
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
      ...settings(url, controller.signal),
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(bodyOf(request)),
    });
    const {text, size} = await readAnswer(response, onProgress);
    const trip = {ms: Math.round(performance.now() - sent), size, status: response.status};
    return outcomeOf(text, trip, response.headers);
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
  const there = await isThere(url, stop);
  return {kind: isStopped() ? 'stopped' : there ? 'unreadable' : 'unreachable'};
}
