import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {categoryOf, listProviders} from '../../../config/tooling/toolPages';
import {toolCategories} from '../../../data/tooling/categories';
import type {ToolCategory} from '../../../data/tooling/schema';
import {located} from '../located';
import {flowElement} from '../nodes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';
import {providerTable, toolFinder} from './providerTable';

interface Options {
  /** The project's root folder. */
  readonly root: string;
}

/** The categories of a `<ProviderTable>`: one, or all. */
function categoriesOf(element: MdxElement): readonly ToolCategory[] {
  const {category, ...others} = plainAttributes('ProviderTable', element);
  const known = toolCategories.find(({key}) => key === category);
  if (Object.keys(others).length > 0 || (category !== undefined && known === undefined)) {
    throw new Error(
      `<ProviderTable> takes category="…", one of ${toolCategories.map(({key}) => key).join(', ')} (data/tooling/categories.ts), or nothing for all of them`,
    );
  }
  return known === undefined ? toolCategories : [known];
}

const writers: Readonly<Record<string, (root: string, element: MdxElement) => RootContent[]>> = {
  ProviderTable: (root, element) => providerTable(root, categoriesOf(element)),
  ToolFinder: (root) => [toolFinder(root, toolCategories)],
};

/** Adds a provider's summary below the first paragraph of its page. */
function addSummary(tree: Root, root: string, file: string): void {
  const category = categoryOf(file);
  const route = `/${path.relative(path.join(root, 'docs'), file).replace(/\.mdx$/, '')}`;
  const provider =
    category &&
    listProviders(root, category).find(({to}) => to === route.replaceAll(path.sep, '/'));
  const first = tree.children.findIndex(({type}) => type === 'paragraph');
  if (provider !== undefined) {
    const summary = flowElement('ProviderSummary', {provider: JSON.stringify(provider)});
    tree.children.splice(first + 1, 0, summary);
  }
}

/**
 * A remark step: writes the table and filter of `<ProviderTable category="oracles" />` and the list
 * of `<ToolFinder />` from the front matter of the provider pages, and adds each provider's summary
 * to its own page. Fails the build on an unknown category and on invalid front matter.
 */
export const remarkProviders: Plugin<[Options], Root> = ({root}) => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      const write = writers[element.name ?? ''];
      if (write === undefined || parent === undefined || at === undefined) {
        return undefined;
      }
      const written = located(page, element, () => write(root, element));
      parent.children.splice(at, 1, ...(written as typeof parent.children));
      return [SKIP, at + written.length];
    });
    addSummary(tree, root, page.path);
  };
};
