import type {CheckResult} from './checkEndpoint';
import type {LiveStatusState} from './useLiveStatus';

const WEI_PER_GWEI = 1_000_000_000n;

/** Converts wei to gwei without rounding, because the base fee can be a few wei. */
export function formatGwei(wei: bigint): string {
  const fraction = (wei % WEI_PER_GWEI).toString().padStart(9, '0').replace(/0+$/, '');
  const whole = (wei / WEI_PER_GWEI).toString();
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** An age in its two largest units: `3 s`, `2 min 5 s`, `1 h 3 min`, `2 d 4 h`. */
export function formatAge(seconds: number): string {
  const units = [
    [86_400, 'd'],
    [3600, 'h'],
    [60, 'min'],
    [1, 's'],
  ] as const;
  const first = units.findIndex(([size]) => seconds >= size);
  // A negative age comes from a slow clock on the reader's machine. A block from the future would be
  // confusing.
  if (first === -1) {
    return '0 s';
  }
  let rest = seconds;
  return units
    .slice(first, first + 2)
    .map(([size, unit]) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return count > 0 ? `${count} ${unit}` : '';
    })
    .filter(Boolean)
    .join(' ');
}

/** The status of an endpoint for its table cell. */
export function statusLabel(
  result: CheckResult | undefined,
  step: LiveStatusState['step'],
): string {
  switch (result?.kind) {
    case undefined:
      return step === 'idle' ? 'Not checked' : 'Checking…';
    case 'ok':
      return 'OK';
    case 'wrongChain':
      return 'Wrong chain';
    case 'httpError':
      return `HTTP ${result.status}`;
    case 'rpcError':
      return 'RPC error';
    case 'malformed':
      return 'Bad response';
    case 'timeout':
      return 'Timed out';
    case 'unreachable':
      return 'Unreachable';
  }
}

/** The meaning of an HTTP status and what to do. The text follows the host name. */
export function httpErrorText(status: number): string {
  if (status === 429) {
    return 'limits how many requests an address can send (HTTP 429). Wait a minute, or use an endpoint with your own key.';
  }
  if (status === 401 || status === 403) {
    return `rejected the request (HTTP ${status}). It may block your region, your network or calls from web pages.`;
  }
  if (status === 413) {
    return 'rejects requests of this size (HTTP 413). Request less data at a time.';
  }
  return status >= 500
    ? `has a problem on its side (HTTP ${status}). Try again later or use another endpoint.`
    : `returned HTTP ${status}, which a JSON-RPC endpoint shouldn’t return.`;
}

/** The problem with an endpoint and what to do. Undefined if the endpoint works. */
export function problemText(host: string, result: CheckResult): string | undefined {
  switch (result.kind) {
    case 'ok':
      return undefined;
    case 'wrongChain':
      return `${host} serves chain ID ${result.chainId}, not ${result.expected}. Don’t use it for this network.`;
    case 'httpError':
      return `${host} ${httpErrorText(result.status)}`;
    case 'rpcError':
      return `${host} returned JSON-RPC error ${result.code}: ${result.message}`;
    case 'malformed':
      return `${host} sent a response that can’t be used: ${result.detail}.`;
    case 'timeout':
      return `${host} didn’t respond within 8 seconds. It may be overloaded. Try again, or use another endpoint.`;
    case 'unreachable':
      return `${host} could not be reached from this page. You may be offline, a blocker or firewall may stop the request, or the endpoint doesn’t allow calls from web pages (CORS).`;
  }
}

/**
 * Whether no endpoint has responded so far. Then the reader's connection is the likely cause, not the
 * endpoints.
 */
export function isCutOff(results: readonly CheckResult[]): boolean {
  return results.every(({kind}) => kind === 'unreachable' || kind === 'timeout');
}

/** The outcome if no endpoint has responded. */
export function cutOffText(count: number): string {
  const endpoints =
    count === 1
      ? 'the endpoint'
      : count === 2
        ? 'either endpoint'
        : `any of the ${count} endpoints`;
  return `Your browser couldn’t reach ${endpoints}. You may be offline, or your network may block the requests.`;
}

/** The outcome for the live region. */
export function summaryText({step, results}: LiveStatusState, count: number): string {
  const endpoints = count === 1 ? '1 endpoint' : `${count} endpoints`;
  if (step === 'idle') {
    return 'Nothing is requested until you press the button. The check runs from your browser.';
  }
  if (step === 'checking') {
    return `Checking ${endpoints}…`;
  }
  if (isCutOff(Object.values(results))) {
    return cutOffText(count);
  }
  const working = Object.values(results).filter(({kind}) => kind === 'ok').length;
  if (working === 0) {
    return count === 1
      ? 'The endpoint doesn’t work.'
      : count === 2
        ? 'Neither endpoint works.'
        : `None of the ${endpoints} works.`;
  }
  return working === count
    ? `${count === 1 ? 'The endpoint serves' : count === 2 ? 'Both endpoints serve' : `All ${endpoints} serve`} the right chain.`
    : `${working} of ${endpoints} ${working === 1 ? 'works' : 'work'}.`;
}
