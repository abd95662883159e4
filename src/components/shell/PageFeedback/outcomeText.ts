import {type Outcome, TIMEOUT_MS} from './sendFeedback';

const RETRY_HINT = 'Your text is still here: try again, or post it on GitHub or the forum.';

/** The outcome as text for readers. */
export function outcomeText(outcome: Outcome, host: string): string {
  switch (outcome.kind) {
    case 'sent':
      return 'Thank you. Your feedback was sent.';
    case 'offline':
      return `You are offline, so nothing was sent. ${RETRY_HINT}`;
    case 'timeout':
      return `${host} didn’t respond within ${TIMEOUT_MS / 1000} seconds. ${RETRY_HINT}`;
    case 'unreachable':
      return `${host} could not be reached. ${RETRY_HINT}`;
    case 'refused':
      return outcome.status === 429
        ? `${host} is getting too much feedback (HTTP 429). Your text is still here: try again in a minute.`
        : `${host} ${outcome.status < 500 ? 'rejected the feedback' : 'has a problem'} (HTTP ${outcome.status}). ${RETRY_HINT}`;
  }
}
