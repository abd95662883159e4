import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkCodeFence} from '../../../src/markdown/remarkCodeFence';
import {remarkStaticParts} from '../../../src/markdown/remarkStaticParts';
import type {MdxElement} from '../../../src/markdown/remarkComponents/plainAttributes';

/** Top-level elements of a page: name, ID and content. */
function partsOf(text: string) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkCodeFence)
    .use(remarkStaticParts);
  const {children} = processor.runSync(processor.parse(text));
  return (children as unknown as (MdxElement & {children: MdxElement[]})[]).map((element) => [
    element.name,
    element.attributes?.[0] && 'value' in element.attributes[0] ? element.attributes[0].value : '',
    ...element.children.map(({name}) => name),
  ]);
}

describe('the parts of a page that the browser has as HTML', () => {
  it('are its code fences and the tables of references, each with an id', () => {
    expect(partsOf('```ts\nlet a;\n```\n\n<RpcErrors method="eth_call" />')).toEqual([
      ['StaticCode', 'part-1', 'CodeFence'],
      ['StaticPart', 'part-2', 'RpcErrors'],
    ]);
  });

  it('are not what a reader works with', () => {
    expect(partsOf('<RpcPlayground method="eth_call" />')[0]?.[0]).toBe('RpcPlayground');
  });

  it('have no parts in them', () => {
    expect(partsOf('<StaticPart id="one">\n```ts\nlet a;\n```\n</StaticPart>')).toEqual([
      ['StaticPart', 'one', 'CodeFence'],
    ]);
  });
});
