// cspell:ignore shnarff
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkComponents} from '../../../src/plugins/remarkComponents';

function childrenOf(text: string): Root['children'] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkComponents);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return (processor.runSync(processor.parse(page), page) as Root).children;
}

function importsOf(text: string): unknown[] {
  return childrenOf(text)
    .filter(({type}) => type === 'mdxjsEsm')
    .map((node) => (node as {value: unknown}).value);
}

function elementsOf(text: string): unknown[] {
  return childrenOf(text).filter(({type}) => type !== 'mdxjsEsm');
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

  it('are given the facts that they name', () => {
    expect(elementsOf('<Badge network="sepolia" />')).toMatchObject([
      {
        name: 'Badge',
        attributes: [
          {type: 'mdxJsxAttribute', name: 'kind', value: 'sepolia'},
          {type: 'mdxJsxAttribute', name: 'label', value: 'Linea Sepolia'},
        ],
      },
    ]);
  });

  it('fail the build on a fact that is not there, naming the page', () => {
    expect(() => elementsOf('\n\nA <Definition term="shnarff">b</Definition>')).toThrow(
      /^docs\/page\.mdx:3: Unknown term "shnarff" in <Definition>/,
    );
  });

  it.each(['<Badge network={key} />', '<Badge {...all} />', '<Badge network />'])(
    'fail the build when the name of a fact is not plain text: %s',
    (text) => {
      expect(() => elementsOf(text)).toThrow(
        /^docs\/page\.mdx:1: <Badge> takes plain text: write /,
      );
    },
  );
});
