import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {contractPage} from '../../../data/abis/contractPage';
import {catalog} from '../../../data/abis/contracts';
import {type Item, remarkCategoryCards} from '../../../src/markdown/remarkCategoryCards';

interface Element {
  readonly name: string;
  readonly attributes: readonly {readonly name: string; readonly value: string}[];
  readonly children: readonly Element[];
}

const pageOfContract = (name: string) => contractPage(catalog.get(name)?.page ?? '');

const page = (frontMatter: string) => `---\n${frontMatter}\n---\n\nText.\n`;
const long = 'x'.repeat(91);

/** A project with these pages. */
function project(pages: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'cards-'));
  mkdirSync(path.join(root, 'docs/guides'), {recursive: true});
  for (const [id, text] of Object.entries(pages)) {
    writeFileSync(path.join(root, `docs/${id}.mdx`), text);
  }
  return root;
}

const root = project({
  'guides/a': page('title: Guide A\ndescription: Do A. And more.'),
  'guides/b': page(`title: Guide B\nsidebar_label: B\ncard: Do B.\ndescription: ${long}`),
  'guides/empty': page('title: Empty\ncard: ""\ndescription: Do it.'),
  'guides/long': page(`title: Long\ndescription: ${long}`),
  'guides/more': page('title: More guides\ndescription: More.'),
});

const category = (
  label: string,
  id: string | undefined,
  items: readonly Item[],
): Extract<Item, {readonly type: 'category'}> => ({
  type: 'category',
  label,
  ...(id !== undefined && {link: {type: 'doc', id}}),
  items,
});

/** What the step writes for the elements of a page. */
function written(id: string, items: readonly Item[], elements: string): readonly Element[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkCategoryCards, {root, items});
  const file = new VFile({path: path.join(root, `docs/${id}.mdx`), value: `\n${elements}`});
  return processor.runSync(processor.parse(file), file).children as Element[];
}

function cardsOn(id: string, items: readonly Item[], element = '<CategoryCards />'): unknown {
  const [cards] = written(id, items, element);
  expect(cards?.name).toBe('CategoryCards');
  return cards?.children.map(({name, attributes, children}) => {
    expect(name).toBe('Card');
    const values = attributes.map((each) => [each.name, each.value] as const);
    return {...Object.fromEntries(values), text: toString(children)};
  });
}

describe('the cards of a category', () => {
  it('are one for each page below it, in the order of the sidebar, with texts of the pages', () => {
    const nested = category('More', 'guides/more', ['guides/long']);
    const items = [category('Guides', 'guides/index', ['guides/b', 'guides/a', nested])];
    expect(cardsOn('guides/index', items)).toEqual([
      {to: '/guides/b', title: 'B', text: 'Do B.'},
      {to: '/guides/a', title: 'Guide A', text: 'Do A.'},
      {to: '/guides/more', title: 'More', text: 'More.'},
    ]);
  });

  it('include those of pages with a mark, and of pages in a fold', () => {
    const fold = {...category('Bases', undefined, ['guides/a']), key: 'bases-guides'};
    const marked = {type: 'doc', id: 'guides/b', customProps: {mark: 'L1'}} as const;
    const items = [category('Guides', 'guides/index', [marked, fold])];
    expect(cardsOn('guides/index', items)).toMatchObject([{to: '/guides/b'}, {to: '/guides/a'}]);
  });

  it('are found in a category of a category', () => {
    const nested = category('More', 'guides/more', ['guides/a']);
    const items = [category('Guides', 'guides/index', ['guides/b', nested])];
    expect(cardsOn('guides/more', items)).toMatchObject([{to: '/guides/a'}]);
  });

  it('can be those of another page', () => {
    const items = [category('Guides', 'guides/index', ['guides/a'])];
    expect(cardsOn('other', items, '<CategoryCards of="guides/index" />')).toHaveLength(1);
  });

  it('can be in groups, which have every page once, in the order of the sidebar', () => {
    const items = [category('Guides', 'guides/index', ['guides/a', 'guides/b', 'guides/more'])];
    const groups = (...starts: readonly string[]) =>
      written(
        'guides/index',
        items,
        starts.map((id) => `<CategoryCards from="guides/${id}" />`).join('\n\n'),
      ).map(({children}) => children.length);
    expect(groups('a', 'more')).toEqual([2, 1]);
    const message = 'Start the first from guides/a, and name pages of the category in the order';
    expect(() => groups('b', 'more')).toThrow(message);
    expect(() => groups('a', 'more', 'b')).toThrow(message);
    expect(() => groups('a', 'gone')).toThrow(message);
  });

  it('can be plain lines', () => {
    const items = [category('Guides', 'guides/index', ['guides/a'])];
    const [list] = written('guides/index', items, '<CategoryCards as="lines" />');
    expect(list).toMatchObject({type: 'list'});
    expect(toString(list)).toBe('Guide A: Do A.');
  });

  it('have the facts of methods and contracts from data, with what differs', () => {
    const items = [
      category('Data', 'data', [
        'api/reference/eth-subscribe',
        'api/reference/eth-call',
        pageOfContract('TokenBridge'),
        pageOfContract('ForcedTransactionGateway'),
        category('Blocks', 'api/reference/blocks', []),
      ]),
    ];
    expect(cardsOn('data', items)).toMatchObject([
      {
        title: 'eth_subscribe',
        note: 'WebSocket only · Not on the public endpoints · No playground',
      },
      {text: 'Runs a contract call without a transaction and returns its output.'},
      {title: 'TokenBridge', note: 'Contract · Deployed on L1 and L2'},
      {title: 'ForcedTransactionGateway', note: 'Contract · Not deployed'},
      {
        to: '/api/reference/blocks',
        title: 'Blocks',
        text: 'Read blocks, their transactions and their receipts.',
      },
    ]);
  });

  it.each<[what: string, items: readonly Item[], message: string]>([
    ['no category', [], "no category has link: {type: 'doc', id: 'guides/index'}"],
    [
      'a page without a short text',
      [category('Guides', 'guides/index', ['guides/long'])],
      'docs/guides/long.mdx has no short text for its card. Write card: with at most 90',
    ],
    [
      'a page with an empty card',
      [category('Guides', 'guides/index', ['guides/empty'])],
      'docs/guides/empty.mdx has no short text for its card. Write card: with at most 90',
    ],
    [
      'a page that is not there',
      [category('Guides', 'guides/index', ['guides/gone'])],
      'there is no docs/guides/gone.mdx, which config/sidebars/ lists',
    ],
    [
      'a category below without a page',
      [category('Guides', 'guides/index', [category('More', undefined, [])])],
      'the category "More" has no page',
    ],
  ])('fail the build on %s, naming page, line and fix', (_, items, message) => {
    expect(() => cardsOn('guides/index', items)).toThrow('docs/guides/index.mdx:2: ');
    expect(() => cardsOn('guides/index', items)).toThrow(message);
  });

  it('fail the build on an unknown attribute', () => {
    expect(() => cardsOn('a', [], '<CategoryCards id="a" />')).toThrow('supports only of="…"');
  });
});
