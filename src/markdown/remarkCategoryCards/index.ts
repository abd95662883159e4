import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {isFold} from '../../../config/sidebars/items';
import {located} from '../located';
import {flowElement, paragraph, phrasing} from '../nodes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';
import {cardOf, type PageCard} from './pageCards';

/** An item of a sidebar: a page, or a category with its page. */
export type Item =
  | string
  | {readonly type: 'doc'; readonly id: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link?: {readonly type: string; readonly id: string};
      readonly items: readonly Item[];
    };

interface Options {
  /** The project's root folder. */
  readonly root: string;
  /** The items of all sidebars. */
  readonly items: readonly Item[];
}

/** The items of the category with this page. */
function itemsOf(id: string, items: readonly Item[]): readonly Item[] | undefined {
  for (const item of items) {
    if (typeof item !== 'string' && item.type === 'category') {
      const found = item.link?.id === id ? item.items : itemsOf(id, item.items);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

function cardOfItem(root: string, item: Item): PageCard {
  if (typeof item === 'string') {
    return cardOf(root, item);
  }
  if (item.type === 'doc') {
    return cardOf(root, item.id);
  }
  if (item.link === undefined) {
    throw new Error(
      `the category "${item.label}" has no page. Add link: {type: 'doc', id: …} in config/sidebars/`,
    );
  }
  // A category has its own name, which may be shorter than its page's.
  return {...cardOf(root, item.link.id), title: item.label};
}

/** The items with those of folds in place of the folds. */
const unfolded = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) =>
    isFold(item) && typeof item !== 'string' && 'items' in item ? item.items : [item],
  );

/** The cards of the pages below a page in the sidebar. */
function cardsBelow(id: string, {root, items}: Options): RootContent {
  const below = itemsOf(id, items);
  if (below === undefined) {
    throw new Error(
      `<CategoryCards> belongs on the page of a category, and no category has link: {type: 'doc', id: '${id}'}. Add it in config/sidebars/`,
    );
  }
  const cards = unfolded(below).map((item) => {
    const {text, ...attributes} = cardOfItem(root, item);
    return flowElement('Card', attributes, [paragraph(...phrasing(text))]);
  });
  return flowElement('CategoryCards', {}, cards);
}

/**
 * A remark step: writes the cards of `<CategoryCards />`, one for each page below the page in the
 * sidebar. Fails the build on a page without a category, and on a page without a text for its card.
 */
export const remarkCategoryCards: Plugin<[Options], Root> = (options) => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      if (element.name !== 'CategoryCards' || parent === undefined || at === undefined) {
        return undefined;
      }
      parent.children[at] = located(page, element, () => {
        const {of, ...others} = plainAttributes('CategoryCards', element);
        if (Object.keys(others).length > 0) {
          throw new Error(
            '<CategoryCards> takes of="…", the id of another category’s page, or nothing for its own page',
          );
        }
        const own = path.relative(path.join(options.root, 'docs'), page.path);
        return cardsBelow(of ?? own.replaceAll(path.sep, '/').replace(/\.mdx$/, ''), options);
      });
      return SKIP;
    });
  };
};
