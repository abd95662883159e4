import path from 'node:path';
import type {ListItem, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {isFold} from '../../../config/sidebars/items';
import {located} from '../located';
import {bullets, flowElement, link, listItem, paragraph, phrasing, text} from '../nodes';
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

/** What a `<CategoryCards>` shows of its category. */
interface Selection {
  /** The page that it starts from. Without it, it has all items. */
  readonly from: string | undefined;
  /** The pages that those of this page start from. */
  readonly starts: readonly string[];
  /** Whether it is a list of plain lines. */
  readonly isPlain: boolean;
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

/** The id of the page that an item leads to. */
const idOf = (item: Item): string | undefined =>
  typeof item === 'string' ? item : item.type === 'doc' ? item.id : item.link?.id;

/**
 * The items up to the next that a group of the page starts from. So every item is in one group, and groups have the order
 * of the sidebar.
 */
function itemsFrom(items: readonly Item[], {from, starts}: Selection): readonly Item[] {
  if (from === undefined) {
    return items;
  }
  const ids = items.map(idOf);
  const places = starts.map((start) => ids.indexOf(start));
  if (places.some((place, at) => (at === 0 ? place !== 0 : place <= (places[at - 1] ?? 0)))) {
    throw new Error(
      `the groups of <CategoryCards from="…"> start from ${starts.join(', ')}. Start the first from ${ids[0]}, and name pages of the category in the order of config/sidebars/`,
    );
  }
  const at = starts.indexOf(from);
  return items.slice(places[at], places[at + 1]);
}

/** A page in a plain line: its title, then the text of its card. */
const lineOf = ({to, title, text: words}: PageCard): ListItem =>
  listItem([link(to, text(title)), text(': '), ...phrasing(words)]);

/** The cards of the pages below a page in the sidebar. */
function cardsBelow(id: string, {root, items}: Options, selection: Selection): RootContent {
  const below = itemsOf(id, items);
  if (below === undefined) {
    throw new Error(
      `<CategoryCards> belongs on the page of a category, and no category has link: {type: 'doc', id: '${id}'}. Add it in config/sidebars/`,
    );
  }
  const shown = itemsFrom(unfolded(below), selection).map((item) => cardOfItem(root, item));
  if (selection.isPlain) {
    return bullets(shown.map(lineOf));
  }
  const cards = shown.map(({text: words, ...attributes}) =>
    flowElement('Card', attributes, [paragraph(...phrasing(words))]),
  );
  return flowElement('CategoryCards', {}, cards);
}

/** The attribute `from` of every `<CategoryCards>`. */
function startsOf(tree: Root): readonly string[] {
  const starts: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const {name, attributes = []} = node as MdxElement;
    const from = attributes.find((attribute) => attribute.name === 'from')?.value;
    if (name === 'CategoryCards' && typeof from === 'string') {
      starts.push(from);
    }
  });
  return starts;
}

/**
 * A remark step: writes the cards of `<CategoryCards />`, one for each page below the page in the
 * sidebar. With `from`, they are those from that page up to the next `from`, with `as="lines"` plain lines. Fails the
 * build on a page without a category, and on a page without a text for its card.
 */
export const remarkCategoryCards: Plugin<[Options], Root> = (options) => {
  return (tree, page) => {
    const starts = startsOf(tree);
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      if (element.name !== 'CategoryCards' || parent === undefined || at === undefined) {
        return undefined;
      }
      parent.children[at] = located(page, element, () => {
        const {of, from, as, ...others} = plainAttributes('CategoryCards', element);
        if (Object.keys(others).length > 0 || (as !== undefined && as !== 'lines')) {
          throw new Error(
            '<CategoryCards> supports only of="…", the id of another category’s page, from="…", the page that a group starts from, and as="lines"',
          );
        }
        const own = path.relative(path.join(options.root, 'docs'), page.path);
        return cardsBelow(of ?? own.replaceAll(path.sep, '/').replace(/\.mdx$/, ''), options, {
          from,
          starts,
          isPlain: as === 'lines',
        });
      });
      return SKIP;
    });
  };
};
