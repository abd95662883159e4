import {describe, expect, it} from 'vitest';
import sampleDependencies from '../../../src/markdown/pageDependencies/loader';

/** Any text may use a term. */
const TERMS = '/site/data/glossary.ts';

describe('a page that includes examples', () => {
  it('names the facts and the renderers of those that it has written', () => {
    const dependencies: string[] = [];
    const page =
      '## Example\n\n<RpcExamples method="eth_call" />\n\n<RpcReturns method="eth_no" />';
    const loader = {
      rootContext: '/site',
      addDependency: (file: string) => dependencies.push(file),
      addContextDependency: (folder: string) => dependencies.push(`${folder}/`),
    };
    expect(sampleDependencies.call(loader, page)).toBe(page);
    expect(dependencies).toEqual([TERMS, '/site/data/rpc/eth_call.ts', '/site/src/rpc/render/']);
  });

  it.each(['<RpcErrorIndex from="geth" />', '<RpcMethodList group="state" />'])(
    'names all methods when it has %s',
    (list) => {
      const dependencies: string[] = [];
      const loader = {
        rootContext: '/site',
        addDependency: () => {},
        addContextDependency: (folder: string) => dependencies.push(folder),
      };
      sampleDependencies.call(loader, list);
      sampleDependencies.call(loader, 'A page without them.');
      expect(dependencies).toEqual(['/site/data/rpc']);
    },
  );

  it('names the facts of contracts when it shows one, which inherits from others', () => {
    const dependencies: string[] = [];
    const loader = {
      rootContext: '/site',
      addDependency: () => {},
      addContextDependency: (folder: string) => dependencies.push(folder),
    };
    sampleDependencies.call(loader, '<ContractMembers contract="RateLimiter" />');
    sampleDependencies.call(loader, '<ContractTable network="mainnet" />');
    expect(dependencies).toEqual(['/site/data/abis']);
  });

  it('names each of them to the bundler and stays as it is', () => {
    const dependencies: string[] = [];
    const page = [
      '```ts file=examples/a/b.ts#region title="b.ts"',
      '```',
      '  ```bash file="examples/c.sh"',
      '  ```',
      'Text with file=examples/no.ts in it.',
    ].join('\n');
    const loader = {
      rootContext: '/site',
      addDependency: (file: string) => dependencies.push(file),
    };
    expect(sampleDependencies.call(loader, page)).toBe(page);
    expect(dependencies).toEqual([TERMS, '/site/examples/a/b.ts', '/site/examples/c.sh']);
  });
});
