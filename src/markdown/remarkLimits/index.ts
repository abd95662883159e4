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

/** Groups by the name that pages use. */
type Groups = Readonly<Record<string, LimitGroup>>;

interface Options {
  /** Replaced in tests. */
  readonly groups?: Groups;
}

const separated = new Intl.NumberFormat('en-US', {maximumFractionDigits: 20});

const cellText = (cell: LimitCell): string =>
  typeof cell === 'number' ? separated.format(cell) : cell;

/** The table of a group. On narrow screens, cells show their column header. */
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
  return table(caption, columns, rows, {hasCellLabels: columns.length > 2});
}

/**
 * A remark step: writes the table of `<LimitTable group="finality" />`. Fails the build on an
 * unknown group.
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
