import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {List, Root} from 'mdast';
import type {MdxJsxFlowElement as MdxElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {frequentErrors} from '../../../data/rpc/frequentErrors';
import {index, remarkErrorIndex} from '../../../src/markdown/remarkErrorIndex';

function childrenOf(text: string): Root['children'] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkErrorIndex);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
}

/** The lists of a page and the folds of long ones, which are in static parts. */
const partsOf = (text: string) =>
  childrenOf(text).flatMap((part) =>
    part.type === 'mdxJsxFlowElement' ? [part.children[0] as unknown as List | MdxElement] : [],
  );

/** The errors of all lists. */
const itemsOf = (text: string) =>
  partsOf(text).flatMap(
    (part) => (part.type === 'list' ? part : (part.children[0] as unknown as List)).children,
  );
const textsOf = (text: string) => itemsOf(text).map((item) => toString(item));

describe('the index of errors', () => {
  it('takes the place of the element, as a static part', () => {
    const children = childrenOf('Before.\n\n<RpcErrorIndex from="besu" code="-32700" />\n\nAfter.');
    expect(children.map(({type}) => type)).toEqual(['paragraph', 'mdxJsxFlowElement', 'paragraph']);
  });

  it('says message, cause and cure, and no code under its heading', () => {
    const [text] = textsOf('<RpcErrorIndex from="besu" code="-32700" />');
    expect(text).toMatch(/^Parse error.*The body isn’t JSON\.\s*Fix: Check quotes/s);
  });

  it('says the code where there are several', () => {
    expect(textsOf('<RpcErrorIndex from="gateway" />').join('\n')).toContain(
      '-33000 Payment Required · HTTP 402',
    );
  });

  it('says who answers where there are several', () => {
    const text = textsOf('<RpcErrorIndex from="besu geth" code="-32601" />').join('\n');
    expect(text).toContain('Method not found · Linea Besu');
    expect(text).toContain('is not available · Geth');
  });

  it('links the methods that have a page, and no others', () => {
    const [bundler] = itemsOf('<RpcErrorIndex from="bundler" code="-32521" />');
    expect(JSON.stringify(bundler)).toContain(
      '"url":"/api/reference/eth-estimateuseroperationgas"',
    );
    const operator = itemsOf('<RpcErrorIndex from="operator" />').map((item) =>
      JSON.stringify(item),
    );
    expect(operator.join()).not.toContain('"url"');
    expect(operator.join()).toContain('"value":"linea_cancelBundle"');
  });

  it('gives each code one anchor, at its first error, unless a heading of the page has it', () => {
    const anchors = (text: string) =>
      itemsOf(text)
        .map(({data}) => (data?.hProperties as {id?: string} | undefined)?.id)
        .filter((id) => id !== undefined);
    const found = anchors(
      '<RpcErrorIndex from="geth" code="other" />\n\n<RpcErrorIndex from="wallet" />',
    );
    expect(found).toEqual(expect.arrayContaining(['code-32002', 'code-32003', 'code-4001']));
    expect(new Set(found).size).toBe(found.length);
    const wallet = '<RpcErrorIndex from="wallet" />';
    expect(anchors(`## Wallets {/* #code-4001 */}\n\n${wallet}`)).toEqual(
      anchors(wallet).filter((id) => id !== 'code-4001'),
    );
  });

  it('folds a long list, which a link to the heading above it opens', () => {
    const [few, many] = partsOf(
      '<RpcErrorIndex from="besu" code="-32700" />\n\n## Geth {/* #in-geth */}\n\nText.\n\n<RpcErrorIndex from="geth" code="-32000" />',
    );
    expect(few?.type).toBe('list');
    expect(many).toMatchObject({
      name: 'ErrorFold',
      attributes: [{name: 'count'}, {name: 'below', value: 'in-geth'}],
    });
  });

  it('shows frequent errors first, unfolded and nowhere else, and leaves anchors to the others', () => {
    const [first, others] = partsOf(
      '<RpcErrorIndex from="besu" code="frequent" />\n\n<RpcErrorIndex from="besu" code="other" />',
    );
    expect(first?.type).toBe('list');
    const [shown, folded] = [toString(first), toString(others)];
    expect(shown).toMatch(/^3 Execution reverted .*Nonce too low.*Method not found/s);
    expect(folded).not.toContain('Replacement transaction underpriced');
    expect(JSON.stringify(first)).not.toContain('"id":"code-32001"');
    expect(JSON.stringify(others)).toContain('"id":"code-32001"');
  });

  it('has every frequent error once, in the order of the list', () => {
    const items = itemsOf('<RpcErrorIndex from="besu geth gateway" code="frequent" />').map(
      (item) => toString(item),
    );
    expect(items).toHaveLength(frequentErrors.length);
    for (const [place, {message}] of frequentErrors.entries()) {
      expect(items[place]).toContain(message);
    }
  });

  it('keeps the code of a text as code', () => {
    const items = itemsOf('<RpcErrorIndex from="besu" code="-32600" />');
    expect(JSON.stringify(items)).toContain('{"type":"inlineCode","value":"jsonrpc"');
  });

  it('gives each error to one of the parts that leave nothing', () => {
    const count = ['from="besu geth" code="-32000"', 'from="besu geth" code="other"']
      .map((attributes) => `<RpcErrorIndex ${attributes} />`)
      .join('\n\n');
    const items = itemsOf(count);
    const expected = index.filter(({producer}) => producer === 'besu' || producer === 'geth');
    expect(items).toHaveLength(expected.length);
  });

  it.each([
    ['<RpcErrorIndex from="parity" />', 'one or more of besu, bundler, geth'],
    ['<RpcErrorIndex from="geth" code="-1" />', 'No error in data/rpc is meant'],
    ['<RpcErrorIndex from={x} />', '<RpcErrorIndex> takes plain text'],
  ])('fails the build on %s, naming page, line and fix', (text, message) => {
    expect(() => childrenOf(`\n${text}`)).toThrow(/^docs\/page\.mdx:2: /);
    expect(() => childrenOf(`\n${text}`)).toThrow(message);
  });
});
