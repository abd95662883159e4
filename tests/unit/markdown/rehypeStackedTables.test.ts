import type {Element, ElementContent, Root} from 'hast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {rehypeStackedTables} from '../../../src/markdown/rehypeStackedTables';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const line = (tagName: string, cells: readonly string[]) =>
  element('tr', ...cells.map((value) => element(tagName, {type: 'text', value})));

/** The table after the step, with the properties of its cells. */
function stacked(head: readonly string[], ...rows: readonly (readonly string[])[]) {
  const table = element(
    'table',
    element('thead', line('th', head)),
    element('tbody', ...rows.map((cells) => line('td', cells))),
  );
  const tree: Root = {type: 'root', children: [table]};
  unified().use(rehypeStackedTables).runSync(tree);
  const cells: Element['properties'][] = [];
  visit(table, 'element', ({tagName, properties}) => {
    if (tagName === 'td') {
      cells.push(properties);
    }
  });
  return {table, cells};
}

describe('a table that is too wide for a phone', () => {
  const {table, cells} = stacked(
    ['Error', 'Cause', ''],
    ['nonce too low', 'Another transaction has this nonce', 'x'],
  );

  it('stays a table for screen readers', () => {
    expect(table.properties).toEqual({role: 'table', dataStacks: ''});
    const roles: unknown[] = [];
    visit(table, 'element', ({properties}) => {
      roles.push(properties.role);
    });
    expect(roles.filter((role) => role === 'row')).toHaveLength(2);
    expect(roles.filter((role) => role === 'columnheader')).toHaveLength(3);
  });

  it('has the header of its column in each cell, but not in the first or below an empty header', () => {
    expect(cells).toEqual([{role: 'cell'}, {role: 'cell', dataColumn: 'Cause'}, {role: 'cell'}]);
  });

  it('marks a cell that is a link and nothing else', () => {
    const link = element('a', {type: 'text', value: 'A page with a long name that says much'});
    const cell = (...children: ElementContent[]) => element('td', ...children);
    const table = element(
      'table',
      element('thead', line('th', ['Page', 'Use'])),
      element(
        'tbody',
        element('tr', cell(link), cell(link, {type: 'text', value: ', from version 2 on'})),
      ),
    );
    unified()
      .use(rehypeStackedTables)
      .runSync({type: 'root', children: [table]});
    const marked: unknown[] = [];
    visit(table, 'element', ({tagName, properties}) => {
      if (tagName === 'td') {
        marked.push(properties.dataLink);
      }
    });
    expect(marked).toEqual(['', undefined]);
  });

  it.each([
    [
      'prose',
      ['Term', 'Meaning'],
      ['blob', 'Data that Ethereum keeps for 18 days, and clients for longer'],
    ],
    ['long names', ['Error', 'Cause'], ['transaction underpriced', 'A fee below the lowest']],
    ['a long word', ['Network', 'Endpoint'], ['Sepolia', 'https://rpc.sepolia.linea.build']],
    ['four columns', ['a', 'b', 'c', 'd'], ['1', '2', '3', '4']],
  ])('is one with %s', (_name, head, row) => {
    expect(stacked(head, row).cells[1]).toEqual({role: 'cell', dataColumn: head[1]});
  });
});

it('marks cells without a value, which a stacked row omits', () => {
  const {cells} = stacked(
    ['Symbol', 'Meaning', 'Unit'],
    ['m', 'Margin of the check that blocks make', '–'],
    ['', 'The text of a row that has no name', ''],
  );
  expect(cells.map(({dataEmpty}) => dataEmpty)).toEqual([
    undefined,
    undefined,
    '',
    undefined,
    undefined,
    '',
  ]);
});

describe('a table that a phone can show', () => {
  it.each([
    ['short names and numbers', ['Network', 'Chain ID'], ['Linea Mainnet', '59144']],
    [
      'short names and short texts',
      ['Term', 'Meaning'],
      ['blob', 'Data that Ethereum keeps for 18 days'],
    ],
    ['one column', ['Names'], ['A sentence that takes much more than the width of a phone']],
  ])('stays as it is: %s', (_name, head, row) => {
    const {table, cells} = stacked(head, row);
    expect(table.properties).toEqual({});
    expect(cells.every((properties) => Object.keys(properties).length === 0)).toBe(true);
  });
});
