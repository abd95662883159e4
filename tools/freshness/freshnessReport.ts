import type {ChangedSource, UnknownSource} from './changedSources';
import type {CheckedItem} from './checkedItems';
import {ageOf, OLD_DAYS, oldItems} from './oldItems';

/** What was found about the sources. Undefined if nobody asked. */
export interface SourceFindings {
  readonly changed: readonly ChangedSource[];
  readonly unknown: readonly UnknownSource[];
}

/** The most items that a row names. */
const MOST_NAMES = 3;

const cell = (text: string) => text.replaceAll('|', '\\|');

function names(items: readonly CheckedItem[]): string {
  const shown = items.slice(0, MOST_NAMES).map(({name}) => `\`${cell(name)}\``);
  const rest = items.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The report as Markdown: what was checked long ago, and which sources changed since. */
export function freshnessReport(
  items: readonly CheckedItem[],
  today: Date,
  sources?: SourceFindings,
): string {
  const old = oldItems(items, today);
  const parts = [
    '# Freshness',
    `${items.length} pages and facts have a day of their last check.`,
    `## Checked more than ${OLD_DAYS} days ago: ${old.length}`,
    old.length === 0
      ? 'None.'
      : table(
          ['Page or fact', 'Checked', 'Days'],
          old.map((item) => [`\`${cell(item.name)}\``, item.checked, String(ageOf(item, today))]),
        ),
  ];
  if (sources !== undefined) {
    const {changed, unknown} = sources;
    parts.push(
      `## Sources that changed since: ${changed.length}`,
      changed.length === 0
        ? 'None.'
        : table(
            ['Source', 'Changed', 'Checked before that'],
            changed.map(({repository, path, changed: day, items: named}) => [
              `[${cell(`${repository}: ${path}`)}](https://github.com/${repository}/commits/HEAD/${path.split('/').map(encodeURIComponent).join('/')})`,
              day,
              names(named),
            ]),
          ),
    );
    if (unknown.length > 0) {
      parts.push(
        `## Sources that could not be looked up: ${unknown.length}`,
        table(
          ['Source', 'Reason'],
          unknown.map(({repository, path, reason}) => [cell(`${repository}: ${path}`), reason]),
        ),
      );
    }
  }
  return `${parts.join('\n\n')}\n`;
}
