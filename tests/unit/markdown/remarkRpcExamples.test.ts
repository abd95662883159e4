import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root, RootContent} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {eth_getBalance} from '../../../data/rpc/eth_getBalance';
import {remarkRpcExamples} from '../../../src/markdown/remarkRpcExamples';
import {search} from '../../../config/search';
import {renderers} from '../../../src/rpc/render/renderers';

interface Element {
  readonly name: string;
  readonly children: readonly RootContent[];
}

function childrenOf(text: string): Root['children'] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkRpcExamples);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
}

/** The content of the panel, which has one wrapper for its styles. */
function panelOf(node: RootContent | undefined): readonly RootContent[] {
  expect(node).toMatchObject({
    name: 'div',
    attributes: [{name: 'className', value: 'request-panel'}],
    children: [{name: 'div'}],
  });
  return (node as unknown as {children: readonly Element[]}).children[0]?.children ?? [];
}

describe('the examples of a method', () => {
  const page = childrenOf(
    'Start.\n\n## Example\n\n<RpcExamples method="eth_getBalance" />\n\nThe end.',
  );
  const children = panelOf(page[1]);
  const [first] = eth_getBalance.examples;

  it('are a panel between what was before and after them', () => {
    expect(page).toHaveLength(3);
    expect(page[0]).toMatchObject({type: 'paragraph', children: [{value: 'Start.'}]});
    expect(page[2]).toMatchObject({type: 'paragraph', children: [{value: 'The end.'}]});
  });

  it('take the heading before them into the panel', () => {
    expect(children[0]).toMatchObject({type: 'heading', depth: 2});
    const [before, panel] = childrenOf('Start.\n\n<RpcExamples method="eth_getBalance" />');
    expect(before).toMatchObject({type: 'paragraph'});
    expect(panelOf(panel)[0]).toMatchObject({type: 'paragraph'});
  });

  it('name the request', () => {
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

  it.each([
    ['eth_newFilter', 'http://localhost:8545'],
    ['eth_sendBundle', 'https://linea-mainnet.infura.io/v3/YOUR_API_KEY'],
  ])('of %s ask %s, in all languages', (method, url) => {
    const [panel] = childrenOf(`<RpcExamples method="${method}" />`);
    const tabs = panelOf(panel).find((child) => 'name' in child && child.name === 'Tabs');
    const programs = (tabs as unknown as {children: {children: {value: string}[]}[]}).children;
    expect(programs.length).toBeGreaterThan(3);
    for (const {children: code} of programs) {
      expect(code[0]?.value).toContain(url);
      expect(code[0]?.value).not.toContain('https://rpc.linea.build');
    }
  });

  it('have a button that runs the request, unless the method has no playground', () => {
    expect(children[3]).toMatchObject({
      name: 'RpcPlayground',
      attributes: [{name: 'method', value: 'eth_getBalance'}],
    });
    const [panel] = childrenOf('<RpcExamples method="eth_sendRawTransaction" />');
    expect(JSON.stringify(panelOf(panel))).not.toContain('RpcPlayground');
  });

  it('show the response and its origin', () => {
    expect(children[4]).toMatchObject({
      type: 'code',
      lang: 'json',
      meta: 'title="Response from a local development node"',
    });
    const {value} = children[4] as {value: string};
    expect(JSON.parse(value)).toEqual({jsonrpc: '2.0', id: 1, result: first.result});
  });

  it('fold further ones as request and response', () => {
    const [, second] = eth_getBalance.examples;
    expect(children[5]).toMatchObject({
      name: 'details',
      children: [{name: 'summary', children: [{value: second?.title}]}, {}, {}],
    });
    const [, request, response] = (children[5] as unknown as Element).children as unknown as {
      value: string;
      meta: string;
    }[];
    expect(request?.meta).toBe('title="Request"');
    expect(JSON.parse(request?.value ?? '')).toMatchObject({params: second?.params});
    expect(response?.meta).toBe('title="Response"');
  });

  it('are messages, and no programs, where HTTP does not do', () => {
    const [panel] = childrenOf('<RpcExamples method="eth_subscribe" />');
    const [said, request, answer] = panelOf(panel);
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
