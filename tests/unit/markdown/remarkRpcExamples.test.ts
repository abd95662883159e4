import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {eth_getBalance} from '../../../data/rpc/eth_getBalance';
import {remarkRpcExamples} from '../../../src/markdown/remarkRpcExamples';
import {search} from '../../../config/search';
import {renderers} from '../../../src/rpc/render/renderers';

function childrenOf(text: string): Root['children'] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkRpcExamples);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
}

describe('the examples of a method', () => {
  const children = childrenOf('## Example\n\n<RpcExamples method="eth_getBalance" />\n\nThe end.');
  const [first] = eth_getBalance.examples;

  it('stand between what was before and after them', () => {
    expect(children[0]).toMatchObject({type: 'heading'});
    expect(children.at(-1)).toMatchObject({type: 'paragraph', children: [{value: 'The end.'}]});
  });

  it('say in words what is asked', () => {
    expect(children[1]).toMatchObject({type: 'paragraph', children: [{value: `${first.title}:`}]});
  });

  it('have a tab for each language, with the languages of other pages', () => {
    expect(children[2]).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'Tabs',
      attributes: [{type: 'mdxJsxAttribute', name: 'groupId', value: 'language'}],
      children: renderers.map(({value, label}) => ({
        name: 'TabItem',
        attributes: [
          {name: 'value', value},
          {name: 'label', value: label},
          // The search index contains the request once.
          ...(value === 'curl' ? [] : [{name: 'className', value: 'unindexed'}]),
        ],
        children: [{type: 'code'}],
      })),
    });
  });

  it('stand in the search once', () => {
    expect(search.ignoreCssSelectors).toContain('.unindexed');
  });

  it('ask the public endpoint for the first example', () => {
    const [curl] = (children[2] as unknown as {children: {children: {value: string}[]}[]}).children;
    expect(curl?.children[0]?.value).toContain('https://rpc.linea.build');
    expect(curl?.children[0]?.value).toContain(JSON.stringify(first.params[0]));
  });

  it('show the answer, and say where it was seen', () => {
    expect(children[3]).toMatchObject({
      type: 'code',
      lang: 'json',
      meta: 'title="Answer of a local development node"',
    });
    const {value} = children[3] as {value: string};
    expect(JSON.parse(value)).toEqual({jsonrpc: '2.0', id: 1, result: first.result});
  });

  it('show further ones as request and answer', () => {
    const [, second] = eth_getBalance.examples;
    const [request, answer] = [children[5], children[6]] as {value: string; meta: string}[];
    expect(request?.meta).toBe('title="Request"');
    expect(JSON.parse(request?.value ?? '')).toMatchObject({params: second?.params});
    expect(answer?.meta).toBe('title="Answer"');
  });

  it('are messages, and no programs, where HTTP does not do', () => {
    const [said, request, answer] = childrenOf('<RpcExamples method="eth_subscribe" />');
    expect(said).toMatchObject({type: 'paragraph'});
    expect(request).toMatchObject({type: 'code', lang: 'json', meta: 'title="Request"'});
    expect((request as {value: string}).value).toContain('"method": "eth_subscribe"');
    expect(answer).toMatchObject({type: 'code', lang: 'json'});
  });

  it.each([
    ['<RpcExamples method="eth_getbalance" />', 'Unknown method "eth_getbalance" in <RpcExamples>'],
    ['<RpcExamples />', '<RpcExamples> takes exactly one of method="…" and got nothing'],
    ['<RpcExamples method={x} />', '<RpcExamples> takes plain text'],
  ])('fail the build on %s, naming page, line and fix', (text, message) => {
    expect(() => childrenOf(`\n${text}`)).toThrow(`docs/page.mdx:2: ${message}`);
  });
});
