import {visit} from 'unist-util-visit';
import type {LimitGroup} from '../../../data/limits/schema';
import {
  type MdxElement,
  plainAttributes,
} from '../../../src/markdown/remarkComponents/plainAttributes';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

function shownOn({tree}: Page): string[] {
  const names: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const element = node as MdxElement;
    if (element.name === 'LimitTable') {
      names.push(plainAttributes('LimitTable', element).group ?? '');
    }
  });
  return names;
}

/** Problems of a group. */
function faultsOf({columns, limits}: LimitGroup): string[] {
  const seen = new Set<string>();
  return limits.flatMap(({what, cells}) => {
    const twice = seen.has(what);
    seen.add(what);
    return [
      ...(twice ? [`"${what}" stands twice. Merge the rows`] : []),
      ...(cells.length === columns.length - 1
        ? []
        : [
            `"${what}" has ${cells.length} cells. Give it one for each of ${columns.slice(1).join(', ')}`,
          ]),
      ...(cells.some((cell) => cell === '') ? [`"${what}" has an empty cell. Say why: none`] : []),
    ];
  });
}

/**
 * Groups of limits have complete rows, and are on a page with their sources. Unknown groups fail
 * the build.
 */
export function checkLimits(
  groups: Readonly<Record<string, LimitGroup>>,
  pages: readonly Page[],
): Problem[] {
  return Object.entries(groups).flatMap(([name, group]) => {
    const file = `data/limits/${name}.ts`;
    const showing = pages.filter((page) => shownOn(page).includes(name));
    return [
      ...faultsOf(group).map((message) => ({file, message})),
      ...(showing.length > 0
        ? []
        : [{file, message: `no page shows it. Write <LimitTable group="${name}" /> or remove it`}]),
      ...showing.flatMap(({file: page, frontMatter}) =>
        group.sources
          .filter((source) => !(frontMatter.sources as readonly string[]).includes(source))
          .map((source) => ({
            file: page,
            message: `shows the limits of ${file} and not their source ${source}. Add it to sources`,
          })),
      ),
    ];
  });
}
