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
  readonly attributes: readonly {readonly name: string; readonly value: string}[];
  readonly children: readonly RootContent[];
}

function childrenOf(text: string): Root['children'] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkRpcExamples);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
}

/** The parts of the panel by name. */
function partsOf(node: RootContent | undefined): Readonly<Record<string, readonly RootContent[]>> {
  expect(node).toMatchObject({name: 'RequestPanel'});
  const {children} = node as unknown as {children: readonly Element[]};
  return Object.fromEntries(
    children.map(({name, attributes, children: content}): [string, Element['children']] => {
      expect(name).toBe('PanelPart');
      return [attributes.find((attribute) => attribute.name === 'is')?.value ?? '', content];
    }),
  );
}

describe('the examples of a method', () => {
  const page = childrenOf(
    'Start.\n\n## Example\n\n<RpcExamples method="eth_getBalance" />\n\nThe end.',
  );
  const parts = partsOf(page[2]);
  const [tabs] = parts.request ?? [];
  const [first] = eth_getBalance.examples;

  it('are a panel between what was before and after them', () => {
    expect(page).toHaveLength(4);
    expect(page[1]).toMatchObject({type: 'heading', depth: 2});
    expect(page[3]).toMatchObject({type: 'paragraph', children: [{value: 'The end.'}]});
  });

  it('are parts from what the request does to the errors', () => {
    expect(Object.keys(parts)).toEqual(['head', 'request', 'run', 'answers', 'errors']);
  });

  it('name the request', () => {
    expect(parts.head).toMatchObject([{type: 'paragraph', children: [{value: `${first.title}:`}]}]);
  });

  it('have a tab for each language, with the languages of other pages', () => {
    expect(tabs).toMatchObject({
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
    const [curl] = (tabs as unknown as {children: {children: {value: string}[]}[]}).children;
    expect(curl?.children[0]?.value).toContain('https://rpc.linea.build');
    expect(curl?.children[0]?.value).toContain(JSON.stringify(first.params[0]));
  });

  it.each([
    ['eth_newFilter', 'http://localhost:8545'],
    ['eth_sendBundle', 'https://linea-mainnet.infura.io/v3/YOUR_API_KEY'],
  ])('of %s ask %s, in all languages', (method, url) => {
    const [panel] = childrenOf(`<RpcExamples method="${method}" />`);
    const {request, run} = partsOf(panel);
    const programs = (request?.[0] as unknown as {children: {children: {value: string}[]}[]})
      .children;
    expect(programs.length).toBeGreaterThan(3);
    for (const {children: code} of programs) {
      expect(code[0]?.value).toContain(url);
      expect(code[0]?.value).not.toContain('https://rpc.linea.build');
    }
    expect(JSON.stringify(run)).toContain(` ${new URL(url).host}"`);
  });

  it('have a button that runs the request, unless the method has no playground', () => {
    expect(parts.run).toMatchObject([
      {name: 'RpcPlayground', attributes: [{name: 'method', value: 'eth_getBalance'}]},
      {name: 'PanelPart', children: [{children: [{value: 'POST'}]}, {value: ' rpc.linea.build'}]},
    ]);
    const [panel] = childrenOf('<RpcExamples method="eth_sendRawTransaction" />');
    expect(partsOf(panel).run).toMatchObject([{name: 'PanelPart'}]);
  });

  it('show the response and its origin', () => {
    expect(parts.answers?.[0]).toMatchObject({
      type: 'code',
      lang: 'json',
      meta: 'title="Example response, from a local development node"',
    });
    const {value} = parts.answers?.[0] as {value: string};
    expect(JSON.parse(value)).toEqual({jsonrpc: '2.0', id: 1, result: first.result});
  });

  it('fold further ones as request and response', () => {
    const [, second] = eth_getBalance.examples;
    expect(parts.answers?.[1]).toMatchObject({
      name: 'details',
      children: [{name: 'summary', children: [{value: second?.title}]}, {}, {}],
    });
    const [, request, response] = (parts.answers?.[1] as unknown as Element)
      .children as unknown as {
      value: string;
      meta: string;
    }[];
    expect(request?.meta).toBe('title="Request"');
    expect(JSON.parse(request?.value ?? '')).toMatchObject({params: second?.params});
    expect(response?.meta).toBe('title="Example response"');
  });

  it('link the errors with their number', () => {
    const {length} = eth_getBalance.errors;
    expect(parts.errors).toMatchObject([
      {type: 'link', url: '#errors', children: [{value: `Errors · ${length}`}]},
    ]);
    const [panel] = childrenOf('<RpcExamples method="web3_clientVersion" />');
    expect(partsOf(panel)).not.toHaveProperty('errors');
  });

  it('have no line that is too long for the panel, but for long values', () => {
    const {value} = parts.answers?.[0] as {value: string};
    expect(value.split('\n').filter((line) => line.length > 48 && line.includes(', '))).toEqual([]);
  });

  it('are messages, and no programs, where HTTP does not do', () => {
    const [panel] = childrenOf('<RpcExamples method="eth_subscribe" />');
    const {request, answers, ...others} = partsOf(panel);
    expect(Object.keys(others)).toEqual(['head', 'errors']);
    expect(request).toMatchObject([{type: 'code', lang: 'json', meta: 'title="Request"'}]);
    expect((request?.[0] as {value: string}).value).toContain('"method": "eth_subscribe"');
    expect(answers?.[0]).toMatchObject({type: 'code', lang: 'json'});
  });

  it.each([
    ['<RpcExamples method="eth_getbalance" />', 'Unknown method "eth_getbalance" in <RpcExamples>'],
    ['<RpcExamples />', '<RpcExamples> takes exactly one of method="…" and got nothing'],
    ['<RpcExamples method={x} />', '<RpcExamples> takes plain text'],
  ])('fail the build on %s, naming page, line and fix', (text, message) => {
    expect(() => childrenOf(`\n${text}`)).toThrow(`docs/page.mdx:2: ${message}`);
  });
});
