import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkComponents} from '../../../src/plugins/remarkComponents';

function importsOf(text: string): unknown[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkComponents);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  const tree = processor.runSync(processor.parse(page), page) as Root;
  return tree.children
    .filter(({type}) => type === 'mdxjsEsm')
    .map((node) => (node as {value: unknown}).value);
}

describe('the components of a page', () => {
  it('are imported once each, and only when used', () => {
    expect(
      importsOf('<Card title="a" to="/b">c</Card>\n\n<Card title="d" to="/e">f</Card>'),
    ).toEqual(["import Card from '@site/src/components/Card'"]);
    expect(importsOf('Text with <kbd>Ctrl</kbd>.')).toEqual([]);
  });

  it('fail the build when they are not registered, naming the page and the fix', () => {
    expect(() => importsOf('\n<Crad />')).toThrow(
      /^docs\/page\.mdx:2: there is no component <Crad>\. Use one of AddNetworkButton, .* or register it in src\/plugins\/remarkComponents\/registry\.ts$/,
    );
  });
});
