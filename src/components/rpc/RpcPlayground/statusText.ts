import {formatSize} from './formatSize';
import type {Run} from './run/useRun';

/** The status of blocked and running requests. Undefined before and after a run. */
export function statusText(run: Run, host: string, problems: number): string | undefined {
  if (problems > 0) {
    const what = problems === 1 ? 'One field needs' : `${problems} fields need`;
    return `${what} fixing. Nothing was sent.`;
  }
  if (run.step !== 'running') {
    return undefined;
  }
  return run.received === 0 ? `Sending to ${host}…` : `${formatSize(run.received)} received…`;
}

/** The outcome for screen readers. It is visible below. */
export function spokenOutcome(
  run: Run,
  host: string,
  failure: {readonly title: string} | undefined,
): string {
  if (run.step !== 'done') {
    return '';
  }
  return run.outcome.kind === 'result'
    ? `${host} responded in ${run.outcome.stats.ms} ms.`
    : (failure?.title ?? '');
}
