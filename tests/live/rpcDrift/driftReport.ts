import type {Verdict} from './judgeAnswer';
import type {Unasked} from './questions';

/** A Markdown table, which is readable in a terminal. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  const all = [headings, ...rows].map((row) => row.map(cell));
  const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** The verdicts of one kind. */
export function driftTable(verdicts: readonly Verdict[], kind: Verdict['is']): string {
  return table(
    ['Method', 'Network', 'Expected', 'Got'],
    verdicts
      .filter(({is}) => is === kind)
      .map(({method, network, expected, got}) => [method, network, expected, got]),
  );
}

const parts: readonly (readonly [kind: Verdict['is'], heading: string])[] = [
  ['drift', 'Drift: correct the facts, or tell those who run the endpoint'],
  ['news', 'Unconfirmed in the facts, and now seen'],
  ['not heard', 'Not heard: the endpoint limits requests'],
];

export function driftReport(verdicts: readonly Verdict[], unasked: readonly Unasked[]): string {
  const count = (kind: Verdict['is']) => verdicts.filter(({is}) => is === kind).length;
  const validated = verdicts.filter((verdict) => verdict.validated).length;
  const skipped = unasked.map(({method, network, why}) => [method, network, why]);
  return [
    `${verdicts.length} questions, ${validated} results held against their schema: ${count('as documented')} as documented, ${count('drift')} drift, ${count('news')} news, ${count('not heard')} not heard; ${unasked.length} not asked.`,
    ...parts
      .filter(([kind]) => count(kind) > 0)
      .map(([kind, heading]) => `## ${heading}\n\n${driftTable(verdicts, kind)}`),
    `## Not asked\n\n${table(['Method', 'Network', 'Why'], skipped)}`,
  ].join('\n\n');
}
