export type Outcome =
  | {readonly kind: 'sent' | 'offline' | 'timeout' | 'unreachable'}
  | {readonly kind: 'refused'; readonly status: number};

/** The time limit for the endpoint's response, in milliseconds. */
export const TIMEOUT_MS = 10_000;

/** Posts feedback as JSON without cookies or referrer. Never rejects. */
export async function sendFeedback(endpoint: string, feedback: object): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const {ok, status} = await fetch(endpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(feedback),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    return ok ? {kind: 'sent'} : {kind: 'refused', status};
  } catch {
    if (controller.signal.aborted) {
      return {kind: 'timeout'};
    }
    // The browser hides the reason of the failure, but says whether it is online.
    return {kind: navigator.onLine ? 'unreachable' : 'offline'};
  } finally {
    clearTimeout(timer);
  }
}
