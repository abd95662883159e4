import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {LimitGroup} from '../../../data/limits/schema';
import {remarkLimits} from '../../../src/markdown/remarkLimits';

const shop = {
  caption: 'Limits of the shop',
  columns: ['What', 'On weekdays', 'On Sundays'],
  limits: [
    {what: 'Goods in a basket', key: 'basket.max', cells: [1234567, 'none: closed']},
    {what: 'Minutes at the desk', cells: [0.0001, 'none: closed']},
  ],
  sources: ['https://example.org'],
  checked: '2026-01-01',
} as const satisfies LimitGroup;

const desk = {...shop, columns: ['What', 'Always'], limits: [{what: 'Desks', cells: [2]}]} as const;

function childrenOf(text: string): Root['children'] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkLimits, {groups: {shop, desk}});
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
}

/** The attributes of the table that replaces an element. */
function tableOf(text: string): Readonly<Record<string, string>> {
  const [node] = childrenOf(text);
  const {name, attributes} = node as unknown as {
    name: string;
    attributes: readonly {name: string; value: string}[];
  };
  expect(name).toBe('FactTable');
  return Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
}

describe('a table of limits', () => {
  it('has the caption, the columns and the rows of its group, numbers with separators', () => {
    const {caption, columns, rows, hasCellLabels} = tableOf('<LimitTable group="shop" />');
    expect(caption).toBe('Limits of the shop');
    expect(columns).toBe('What|On weekdays|On Sundays');
    expect(JSON.parse(rows ?? '')).toEqual([
      {head: 'Goods in a basket', note: '`basket.max`', cells: ['1,234,567', 'none: closed']},
      {head: 'Minutes at the desk', cells: ['0.0001', 'none: closed']},
    ]);
    expect(hasCellLabels).toBe('');
  });

  it('leads no cell where there is one column of values', () => {
    expect(tableOf('<LimitTable group="desk" />')).not.toHaveProperty('hasCellLabels');
  });

  it('takes the place of the element only', () => {
    const children = childrenOf('Before.\n\n<LimitTable group="desk" />\n\nAfter.');
    expect(children.map(({type}) => type)).toEqual(['paragraph', 'mdxJsxFlowElement', 'paragraph']);
  });

  it.each([
    ['<LimitTable group="bank" />', 'Unknown group "bank" in <LimitTable>: use one of shop, desk'],
    ['<LimitTable group="toString" />', 'Unknown group "toString"'],
    ['<LimitTable />', 'takes exactly one of group="…" and got nothing'],
  ])('fails the build on %s, naming page, line and fix', (text, message) => {
    expect(() => childrenOf(`\n${text}`)).toThrow(/^docs\/page\.mdx:2: /);
    expect(() => childrenOf(`\n${text}`)).toThrow(message);
  });
});
