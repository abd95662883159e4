import path from 'node:path';
import {describe, expect, it} from 'vitest';
import loader from '../../../src/patches/staticParts/loader';

const METADATA = "export {default as metadata} from '@site/.docusaurus/a.json'\n";

const load = (source: string) => loader.call({addDependency: () => {}}, source) as string;
const staticParts = (source: string) => load(METADATA + source);

/** The compiler of Docusaurus, which this project does not list as a package. */
interface Mdx {
  readonly compile: (page: string, options: object) => Promise<unknown>;
}

/** A part compiled by MDX. */
const compiled = (children: string, name = 'a') =>
  `const ${name} = _jsxs(StaticPart, {\n  id: "one",\n  children: ${children}\n});\n`;

describe('the scripts of a page with static parts', () => {
  it.each([
    ['several children', '[_jsx("p", {children: "Text"}), _jsx(Signature, {lines: "[]"})]'],
    ['brackets in texts', '_jsx("p", {children: "a ) b ] } \\" c" + \')\' + `}`})'],
  ])('do not contain what is in them: %s', (_, children) => {
    expect(staticParts(compiled(children) + compiled('[]', 'b'))).toContain(
      '\nconst a = _jsxs(StaticPart, {id: "one"});\nconst b = _jsxs(StaticPart, {id: "one"});\n',
    );
  });

  it('do not contain what MDX compiles in them', async () => {
    const file = path.resolve(__dirname, '../../../node_modules/@mdx-js/mdx/index.js');
    const {compile} = (await import(file)) as Mdx;
    const page = await compile(
      `import StaticPart from '@site/src/components/ui/StaticPart'\n\n<StaticPart id="a">\n\nWords **of** a part\n\n</StaticPart>\n\nOther words`,
      {providerImportSource: '@mdx-js/react'},
    );
    const lean = staticParts(String(page));
    expect(lean).toContain('StaticPart, {id: "a"}');
    expect(lean).toContain('Other words');
    expect(lean).not.toContain('of a part');
  });

  it('wait for the HTML of the page, which holds them', () => {
    const page = staticParts(compiled('[]'));
    expect(page).toMatch(/^import \{preloadParts\} from '@site\/src\//);
    expect(page).toContain("import pageMetadata from '@site/.docusaurus/a.json';");
    expect(page).toMatch(/await preloadParts\(pageMetadata\.permalink\);\n$/);
  });

  it('have diagrams without their drawings', () => {
    const page = staticParts(
      '_jsx(Diagram, {id: "diagram-1", viewBox: "0 0 1 1", drawing: "<g a=\\"b\\"></g>"})',
    );
    expect(page).toContain('_jsx(Diagram, {id: "diagram-1", viewBox: "0 0 1 1"})');
  });

  it('import only the styles of what static parts used, also where a text has its name', () => {
    const imports =
      "import StaticPart from '@site/src/components/ui/StaticPart';\n" +
      "import Signature from '@site/src/components/contracts/Signature';\n" +
      "import {eth_call} from '@site/data/rpc/eth_call';\n" +
      "import {eth_chainId} from '@site/data/rpc/eth_chainId';\n";
    const page = staticParts(
      `${imports}const a = _jsx(StaticPart, {id: "one", children: [_jsx(Signature, {of: eth_call})]});\n` +
        'const b = _jsx(RpcReturns, {method: eth_chainId, children: "eth_call"});',
    );
    expect([...page.matchAll(/^import .* from '(.*)'/gm)].map(([, module]) => module)).toEqual([
      '@site/src/components/ui/StaticPart/servedParts',
      '@site/.docusaurus/a.json',
      '@site/src/components/ui/StaticPart',
      '@site/data/rpc/eth_chainId',
    ]);
    expect(page).toContain("import '@site/src/components/contracts/Signature';");
  });

  it('stay as they are without one', () => {
    const page = '_jsx(Signature, {lines: "(StaticPart, {"})';
    expect(load(page)).toBe(page);
  });

  it('fail the build where MDX or Docusaurus write something else', () => {
    expect(() => staticParts('_jsx(StaticPart, {children: []})')).toThrow(
      'src/patches/staticParts expects <StaticPart id="…">',
    );
    expect(() => load(compiled('[]'))).toThrow('expects pages to export their metadata');
    const renamed = compiled('[]').replace('_jsxs', 'createElement');
    expect(() =>
      staticParts(`import StaticPart from '@site/src/components/ui/StaticPart';\n${renamed}`),
    ).toThrow('src/patches/staticParts finds no _jsx(StaticPart, …)');
  });
});
