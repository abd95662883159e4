import type {VFile} from 'vfile';
import {textTable} from '../textTable';
import {ruleIds} from './ruleSet';

/** A table with the findings and the files of each rule. */
export function countFindings(files: readonly VFile[]): string {
  const rows = [...ruleIds, 'exception'].map((rule) => {
    const counts = files.map(({messages}) => messages.filter(({ruleId}) => ruleId === rule).length);
    const findings = counts.reduce((sum, count) => sum + count, 0);
    return [rule, String(findings), String(counts.filter((count) => count > 0).length)];
  });
  const withFindings = files.filter(({messages}) => messages.length > 0);
  const total = withFindings.reduce((sum, {messages}) => sum + messages.length, 0);
  return textTable([
    ['Rule', 'Findings', 'Files'],
    ...rows,
    ['total', String(total), `${withFindings.length} of ${files.length}`],
  ]);
}
