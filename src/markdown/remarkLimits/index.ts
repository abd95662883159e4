import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {limitGroups} from '../../../data/limits/groups';
import type {LimitCell, LimitGroup} from '../../../data/limits/schema';
import {located} from '../located';
import {table} from '../nodes';
import {onlyAttribute} from '../remarkComponents/facts/attributes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

const COMPONENT = 'LimitTable';

/** Groups by name, as pages name them. */
type Groups = Readonly<Record<string, LimitGroup>>;

interface Options {
  /** Those of the site unless a test has its own. */
  readonly groups?: Groups;
}

const separated = new Intl.NumberFormat('en-US', {maximumFractionDigits: 20});

const cellText = (cell: LimitCell): string =>
  typeof cell === 'number' ? separated.format(cell) : cell;

/** The table of a group. On narrow screens, each of several values in a row gets the name of its column in front. */
function tableOf(key: string, groups: Groups): RootContent[] {
  const group = Object.hasOwn(groups, key) ? groups[key] : undefined;
  if (group === undefined) {
    throw new Error(
      `Unknown group "${key}" in <${COMPONENT}>: use one of ${Object.keys(groups).join(', ')} (data/limits/groups.ts)`,
    );
  }
  const {caption, columns, limits} = group;
  const rows = limits.map(({what, key: note, cells}) => ({
    head: what,
    ...(note !== undefined && {note: `\`${note}\``}),
    cells: cells.map(cellText),
  }));
  return table(caption, columns, rows, {isLed: columns.length > 2});
}

/**
 * A remark step: writes the table of a group where a page has `<LimitTable group="finality" />`.
 * Fails the build on a group that is not there, naming page, line and fix.
 */
export const remarkLimits: Plugin<[Options?], Root> = ({groups = limitGroups} = {}) => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      if (element.name !== COMPONENT || parent === undefined || at === undefined) {
        return undefined;
      }
      const written = located(page, element, () => {
        const attributes = plainAttributes(COMPONENT, element);
        const [, key] = onlyAttribute(COMPONENT, attributes, ['group']);
        return tableOf(key, groups);
      });
      parent.children.splice(at, 1, ...(written as typeof parent.children));
      return [SKIP, at + written.length];
    });
  };
};
