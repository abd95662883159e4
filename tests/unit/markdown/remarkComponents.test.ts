// cspell:ignore shnarff
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkComponents} from '../../../src/markdown/remarkComponents';

function childrenOf(text: string): Root['children'] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkComponents);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
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
    ).toEqual(["import Card from '@site/src/components/ui/Card'"]);
    expect(importsOf('Text with <kbd>Ctrl</kbd>.')).toEqual([]);
  });

  it('fail the build when they are not registered, naming the page and the fix', () => {
    expect(() => importsOf('\n<Crad />')).toThrow(
      /^docs\/page\.mdx:2: there is no component <Crad>\. Use one of AddNetworkButton, .* or register it in src\/markdown\/remarkComponents\/registry\.ts$/,
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

  it('are handed the method that they name, which the page imports once', () => {
    const text =
      '<RpcReturns method="linea_estimateGas" />\n\n<RpcErrors method="linea_estimateGas" />';
    expect(importsOf(text)).toEqual([
      "import RpcReturns from '@site/src/components/rpc/RpcReturns'",
      "import RpcErrors from '@site/src/components/rpc/RpcErrors'",
      "import {linea_estimateGas} from '@site/data/rpc/linea_estimateGas'",
    ]);
    expect(elementsOf(text)).toMatchObject([
      {
        name: 'RpcReturns',
        attributes: [
          {
            name: 'method',
            value: {type: 'mdxJsxAttributeValueExpression', value: 'linea_estimateGas'},
          },
        ],
      },
      {name: 'RpcErrors'},
    ]);
  });

  it('get a function that loads the method when they are a playground', () => {
    const source = '@generated/rpc-validators/default/linea_estimateGas.js';
    const [element] = elementsOf('<RpcPlayground method="linea_estimateGas" />');
    expect(element).toMatchObject({
      attributes: [
        {
          name: 'load',
          value: {
            value: `() => import('${source}')`,
            data: {
              estree: {
                body: [{expression: {body: {type: 'ImportExpression', source: {value: source}}}}],
              },
            },
          },
        },
      ],
    });
  });

  it('are handed the errors that all methods share', () => {
    expect(importsOf('<RpcErrors method="all" />')).toContain(
      "import {commonErrors} from '@site/data/rpc/commonErrors'",
    );
  });

  it('never bring all methods into a page', () => {
    const names = ['RpcAvailability', 'RpcErrors', 'RpcParameters', 'RpcReturns'];
    const text = names.map((name) => `<${name} method="eth_getBalance" />`).join('\n\n');
    expect(importsOf(text).filter((line) => String(line).includes('@site/data'))).toEqual([
      "import {eth_getBalance} from '@site/data/rpc/eth_getBalance'",
    ]);
  });

  it.each([
    ['linea_estimategas', 'linea_estimateGas'],
    ['toString', 'perhaps'],
    ['__proto__', 'perhaps'],
  ])(
    'fail the build on the unknown method "%s", naming page, line and the near ones',
    (name, hint) => {
      const build = () => importsOf(`\n\n<RpcReturns method="${name}" />`);
      expect(build).toThrow(`docs/page.mdx:3: Unknown method "${name}" in <RpcReturns>: perhaps `);
      expect(build).toThrow(hint);
      expect(build).toThrow(
        `A new one needs data/rpc/${name}.ts and its line in data/rpc/methods.ts`,
      );
    },
  );

  it.each(['<RpcReturns />', '<RpcReturns method="" />', '<RpcParameters method="all" />'])(
    'fail the build when no method is named: %s',
    (text) => {
      expect(() => importsOf(text)).toThrow(/^docs\/page\.mdx:1: /);
    },
  );

  it.each(['<Badge network={key} />', '<Badge {...all} />', '<Badge network />'])(
    'fail the build when the name of a fact is not plain text: %s',
    (text) => {
      expect(() => elementsOf(text)).toThrow(
        /^docs\/page\.mdx:1: <Badge> takes plain text: write /,
      );
    },
  );
});
