import path from 'node:path';
import {toolCategories} from '../../data/tooling/categories';
import type {ToolCategory} from '../../data/tooling/schema';
import {TOOLS, type ToolPage, toolPages} from '../tooling/toolPages';

const root = path.resolve(__dirname, '../..');

const category = <Item>(label: string, id: string, items: readonly Item[]) => ({
  type: 'category' as const,
  label,
  link: {type: 'doc' as const, id},
  items: [...items],
});

/** The overview of a provider with several pages, and its other pages below. */
function providerFolder(pages: readonly ToolPage[], folder: string) {
  const inside = pages.filter((page) => page.folder === folder);
  const overview = inside.find(({id}) => id.endsWith(`/${folder}/overview`));
  if (overview === undefined) {
    throw new Error(
      `docs/${TOOLS} has the folder ${folder} without overview.mdx. Write it, or move the pages of ${folder} up`,
    );
  }
  const others = inside.filter((page) => page !== overview).map(({id}) => id);
  return category(overview.label, overview.id, others);
}

/** Pages of a category. A folder is at the position of its first page. */
function pagesOf(tools: ToolCategory): (string | ReturnType<typeof providerFolder>)[] {
  const pages = toolPages(root, tools);
  return pages.flatMap<string | ReturnType<typeof providerFolder>>(({id, folder}, index) => {
    if (folder === undefined) {
      return [id];
    }
    const isFirst = pages.findIndex((page) => page.folder === folder) === index;
    return isFirst ? [providerFolder(pages, folder)] : [];
  });
}

/**
 * All tools by category. A new page is added automatically: its label and status are in its front
 * matter.
 */
export const tooling = category(
  'Tooling',
  `${TOOLS}/index`,
  toolCategories.map((tools) =>
    category(tools.label, `${TOOLS}/${tools.key}/index`, pagesOf(tools)),
  ),
);
