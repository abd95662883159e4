import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {marginalGroups} from '../../data/rpc/marginal';
import {operatorGroups} from '../../data/rpc/operator';
import {reservedComponents} from '../../data/rpc/reserved';
import {
  type MdxElement,
  plainAttributes,
} from '../../src/markdown/remarkComponents/plainAttributes';
import {type Page, parsePage, root} from '../../tools/content/readPages';

/** One page, because parsing all pages is slow. */
const pageAt = (file: string) => parsePage(file, readFileSync(path.join(root, file), 'utf8'));

/** The values that a page passes to a component, in order, each with the heading above it. */
function shown(
  {tree}: Page,
  component: string,
  attribute: string,
): {value: string; under: string}[] {
  const values: {value: string; under: string}[] = [];
  let under = '';
  visit(tree, (node) => {
    if (node.type === 'heading') {
      under = toString(node, {includeHtml: false})
        .replace(/\s*\/\*.*$/, '')
        .trim();
    }
    const element = node as MdxElement;
    if (element.name === component) {
      values.push({value: plainAttributes(component, element)[attribute] ?? '', under});
    }
  });
  return values;
}

const valuesOf = (page: Page, component: string, attribute: string) =>
  shown(page, component, attribute).map(({value}) => value);

describe('the tables of methods without a page', () => {
  it('show the operator methods of each group', () => {
    expect(
      valuesOf(pageAt('docs/api/operator-methods.mdx'), 'RpcOperatorMethods', 'group'),
    ).toEqual(operatorGroups.map(({key}) => key));
  });

  it('show the reserved methods of each part', () => {
    expect(
      valuesOf(pageAt('docs/api/reserved-methods.mdx'), 'RpcReservedMethods', 'component'),
    ).toEqual(Object.keys(reservedComponents));
  });

  it('show the marginal methods of each group, under its label', () => {
    expect(shown(pageAt('docs/api/other-methods.mdx'), 'RpcMarginalMethods', 'group')).toEqual(
      Object.entries(marginalGroups).map(([value, under]) => ({value, under})),
    );
  });
});
