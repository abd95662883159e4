/** How the sending of feedback ended. */
export type Outcome =
  | {readonly kind: 'sent' | 'offline' | 'timeout' | 'unreachable'}
  | {readonly kind: 'refused'; readonly status: number};

/** How long the endpoint has to answer. */
export const TIMEOUT_MS = 10_000;

/** Posts feedback as JSON, with no cookie and no trace of where the reader was before. Never rejects. */
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
    // The browser does not say why, but it knows whether it has a network at all.
    return {kind: navigator.onLine ? 'unreachable' : 'offline'};
  } finally {
    clearTimeout(timer);
  }
}
