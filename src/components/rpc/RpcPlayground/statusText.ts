import {formatSize} from './formatSize';
import type {Run} from './run/useRun';

/** What keeps the request, or where it is on its way; undefined before and after a run. */
export function statusText(run: Run, host: string, problems: number): string | undefined {
  if (problems > 0) {
    const what = problems === 1 ? 'One thing has' : `${problems} things have`;
    return `${what} to be corrected. Nothing was sent.`;
  }
  if (run.step !== 'running') {
    return undefined;
  }
  return run.received === 0 ? `Sending to ${host}…` : `${formatSize(run.received)} received…`;
}

/** How the run ended, for those who listen: the others see it below. */
export function spokenOutcome(
  run: Run,
  host: string,
  failure: {readonly title: string} | undefined,
): string {
  if (run.step !== 'done') {
    return '';
  }
  return run.outcome.kind === 'result'
    ? `${host} answered in ${run.outcome.trip.ms} ms.`
    : (failure?.title ?? '');
}
