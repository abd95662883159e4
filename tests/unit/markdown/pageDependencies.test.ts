import {describe, expect, it} from 'vitest';
import pageDependencies from '../../../src/markdown/pageDependencies/loader';

const GLOSSARY = '/site/data/glossary.ts';

/** The dependencies of the page `docs/a/b.mdx`. Folders end with a slash. */
function dependenciesOf(page: string): string[] {
  const found: string[] = [];
  const loader = {
    rootContext: '/site',
    resourcePath: '/site/docs/a/b.mdx',
    addDependency: (file: string) => found.push(file),
    addContextDependency: (folder: string) => found.push(`${folder}/`),
  };
  expect(pageDependencies.call(loader, page)).toBe(page);
  return found;
}

describe('the dependencies of a page', () => {
  it.each([
    ['the glossary', 'A page.', []],
    [
      'the examples that it includes',
      [
        '```ts file=examples/a/b.ts#region title="b.ts"',
        '```',
        '  ```bash file="examples/c.sh"',
        '  ```',
        'Text with file=examples/no.ts in it.',
      ].join('\n'),
      ['/site/examples/a/b.ts', '/site/examples/c.sh'],
    ],
    [
      'the wide and narrow drawings of its diagrams',
      ['```mermaid', '```', 'Text with ```mermaid in it.', '  ```mermaid title="x"', '  ```'].join(
        '\n',
      ),
      [
        '/site/diagrams/a/b-1.svg',
        '/site/diagrams/a/b-1.narrow.svg',
        '/site/diagrams/a/b-2.svg',
        '/site/diagrams/a/b-2.narrow.svg',
      ],
    ],
    [
      'facts and renderers of the calls that it shows',
      '<RpcExamples method="eth_call" />\n\n<RpcReturns method="eth_no" />',
      ['/site/data/rpc/eth_call.ts', '/site/src/rpc/render/'],
    ],
    ['all methods when it lists errors', '<RpcErrorIndex from="geth" />', ['/site/data/rpc/']],
    ['all methods when it lists them', '<RpcMethodList />', ['/site/data/rpc/']],
    [
      'its folder, the sidebars, all methods and all contracts when it shows cards',
      '<CategoryCards />',
      ['/site/docs/a/', '/site/config/sidebars/', '/site/data/rpc/', '/site/data/abis/'],
    ],
    [
      'the releases and their words when it shows them',
      '<ReleaseTimeline />\n\n<ReleaseTable />',
      ['/site/data/releases.ts', '/site/data/releaseWords.ts'],
    ],
    ['all contracts when it shows one', '<ContractMembers contract="A" />', ['/site/data/abis/']],
    ['no contract when it shows a table of addresses', '<ContractTable network="mainnet" />', []],
  ])('are %s', (_, page, expected) => {
    expect(dependenciesOf(page)).toEqual([GLOSSARY, ...expected]);
  });
});
