import {formatSize} from './formatSize';
import type {Run} from './run/useRun';

/** Where the run stands in one sentence, for the live region. */
export function statusText(
  run: Run,
  host: string,
  failure: string | undefined,
  problems: number,
): string {
  if (problems > 0) {
    return `${problems === 1 ? 'One thing has' : `${problems} things have`} to be corrected. Nothing was sent.`;
  }
  switch (run.step) {
    case 'idle':
      return '';
    case 'running':
      return run.received === 0 ? `Sending to ${host}…` : `${formatSize(run.received)} received…`;
    case 'done':
      return run.outcome.kind === 'result'
        ? `${host} answered in ${run.outcome.trip.ms} ms.`
        : (failure ?? '');
  }
}
