import {existsSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';
import tseslint from 'typescript-eslint';

const root = path.resolve(__dirname, '../..');

/** The rules of `eslint.config.mjs` about imports and syntax. */
const OWN_RULES = ['import-x/no-restricted-paths', 'no-restricted-imports', 'no-restricted-syntax'];

// The project's configuration without type information, because the files do not exist.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [tseslint.configs.disableTypeChecked],
  ruleFilter: ({ruleId}) => OWN_RULES.includes(ruleId),
});

/** ESLint's messages for a module at `file` with this code. */
async function messagesOf(file: string, code: string) {
  const results = await eslint.lintText(code, {filePath: path.join(root, file)});
  return results.flatMap(({messages}) => messages);
}

async function lint(file: string, code: string): Promise<string[]> {
  return (await messagesOf(file, code)).map(({message}) => message);
}

/** A module of each folder, in import form. */
const modules = {
  data: '@site/data/networks',
  config: '@site/config/site',
  components: '@site/src/components/ui/CopyButton',
  search: '@site/src/search/hit',
  rpc: '@site/src/rpc/request',
  contracts: '@site/src/contracts/declaration',
  theme: '@site/src/theme/Root',
  markdown: '@site/src/markdown/remarkSample',
  output: '@site/src/output/searchIndex',
  patches: '@site/src/patches/clientConfig',
  tools: '@site/tools/chromium/findChromium',
  scripts: '@site/scripts/budget',
  tests: '@site/tests/content/checks/headings',
} as const;

type Folder = keyof typeof modules;

/** For each folder: the allowed imports, and the start of the message about others. */
const layers: readonly {
  readonly file: string;
  readonly allowed: readonly Folder[];
  readonly rule: string;
}[] = [
  {file: 'config/imagined.ts', allowed: ['config', 'data'], rule: 'config may import data'},
  {
    file: 'config/sidebars/imagined.ts',
    allowed: ['config', 'data'],
    rule: 'config may import data',
  },
  {
    file: 'src/components/ui/Imagined/index.tsx',
    allowed: ['components', 'data', 'search', 'rpc'],
    rule: 'src/components may import',
  },
  {
    file: 'src/theme/Imagined/index.tsx',
    allowed: ['components', 'data', 'search', 'rpc', 'theme'],
    rule: 'src/theme may import',
  },
  {file: 'src/rpc/imagined.ts', allowed: ['data', 'rpc'], rule: 'src/rpc may import data'},
  {
    file: 'src/contracts/imagined.ts',
    allowed: ['data', 'contracts'],
    rule: 'src/contracts may import data',
  },
  {file: 'src/search/imagined.ts', allowed: ['search'], rule: 'src/search may import only'},
  {
    file: 'src/pages/imagined.tsx',
    allowed: ['components', 'data'],
    rule: 'src/pages may import',
  },
  {
    file: 'src/markdown/imagined/index.ts',
    allowed: ['config', 'data', 'markdown', 'rpc', 'contracts'],
    rule: 'src/markdown may import',
  },
  {
    file: 'src/output/imagined/index.ts',
    allowed: ['config', 'data', 'markdown', 'output', 'rpc', 'contracts', 'search'],
    rule: 'src/output may import',
  },
  {
    file: 'src/patches/imagined/index.ts',
    allowed: ['patches'],
    rule: 'src/patches may import only',
  },
  {
    file: 'sidebars.ts',
    allowed: ['config', 'markdown', 'output', 'patches'],
    rule: 'docusaurus.config.ts, sidebars.ts may import',
  },
  {
    file: 'docusaurus.config.ts',
    allowed: ['config', 'markdown', 'output', 'patches'],
    rule: 'docusaurus.config.ts, sidebars.ts may import',
  },
  {file: 'examples/imagined/src/index.ts', allowed: [], rule: 'examples may import only'},
  {
    file: 'tests/samples/harness/answers/imagined.ts',
    allowed: [],
    rule: 'tests/samples/harness/answers',
  },
  {file: 'tests/samples/harness/lineaStub.ts', allowed: [], rule: 'tests/samples/harness/answers'},
  {
    file: 'scripts/imagined.ts',
    allowed: (Object.keys(modules) as Folder[]).filter((to) => to !== 'tests'),
    rule: 'scripts may import',
  },
  {
    file: 'tests/unit/imagined.test.ts',
    allowed: (Object.keys(modules) as Folder[]).filter((to) => to !== 'scripts'),
    rule: 'Scripts are commands',
  },
];

describe('the layers of the project', () => {
  it('are tried on modules that exist', () => {
    for (const specifier of Object.values(modules)) {
      const place = path.join(root, specifier.replace('@site/', ''));
      const found = [`${place}.ts`, `${place}/index.ts`, `${place}/index.tsx`].some(existsSync);
      expect(found, `${specifier} has moved: name another module of that folder`).toBe(true);
    }
  });

  it.each(layers)(
    '$file may import what its layer allows, and nothing else',
    async ({file, allowed, rule}) => {
      const folders = Object.keys(modules) as Folder[];
      const forbidden = folders.filter((to) => !allowed.includes(to));
      // One import per line, so that the line of a message identifies the folder.
      const code = folders.map((to) => `import * as ${to} from '${modules[to]}';`).join('\n');
      const found = await messagesOf(file, `${code}\nvoid [${folders.join(', ')}];\n`);
      const messagesAbout = (to: Folder) =>
        found.filter(({line}) => folders[line - 1] === to).map(({message}) => message);
      expect(folders.filter((to) => messagesAbout(to).length > 0)).toEqual(forbidden);
      for (const to of forbidden) {
        expect(messagesAbout(to).join('\n'), to).toContain(rule);
      }
    },
  );

  it.each([
    [
      'a type',
      "import type {site} from '../../../../config/site';\nexport type Site = typeof site;\n",
    ],
    ['a module on demand', "export const load = () => import('../../../../config/site');\n"],
    ['a re-export', "export {site} from '../../../../config/site';\n"],
  ])('hold for %s as well', async (_, code) => {
    const [message] = await lint('src/components/ui/Imagined/index.tsx', code);
    expect(message).toContain('src/components may import');
  });

  it('leave packages and parts of the theme free', async () => {
    const component =
      "import Link from '@docusaurus/Link';\nimport Tabs from '@theme/Tabs';\nvoid [Link, Tabs];\n";
    const configuration =
      "import fs from 'node:fs';\nimport * as viem from 'viem';\nvoid [fs, viem];\n";
    expect(await lint('src/components/ui/Imagined/index.tsx', component)).toEqual([]);
    expect(await lint('config/imagined.ts', configuration)).toEqual([]);
  });
});

describe('facts', () => {
  it('import facts', async () => {
    const code = "import type {Sourced} from '../source';\nexport type Fact = Sourced;\n";
    expect(await lint('data/rpc/imagined.ts', code)).toEqual([]);
  });

  it.each([
    ['a package', 'viem'],
    ['a part of Node', 'node:fs'],
    ['another folder', '../config/site'],
    ['an alias', '@site/data/networks'],
    ['a component', '../src/components/ui/CopyButton'],
  ])('do not import %s', async (_, specifier) => {
    const messages = await lint(
      'data/imagined.ts',
      `import * as it from '${specifier}';\nvoid it;\n`,
    );
    expect(messages[0]).toMatch(/only facts|facts only/);
  });
});

describe('other rules', () => {
  const environment = 'export const url = process.env.SITE_URL;\n';

  it.each(['config/navbar.ts', 'docusaurus.config.ts', 'src/output/imagined/index.ts'])(
    'keep the environment out of %s',
    async (file) => {
      expect(await lint(file, environment)).toEqual([
        'The environment is read in config/site.ts and config/thirdParty.ts only.',
      ]);
    },
  );

  it.each(['config/site.ts', 'config/thirdParty.ts', 'scripts/imagined.ts'])(
    'let %s read the environment',
    async (file) => {
      expect(await lint(file, environment)).toEqual([]);
    },
  );

  it('keep inline styles out of components', async () => {
    const [message] = await lint('src/components/ui/Imagined/index.tsx', '<p style={{}} />;\n');
    expect(message).toContain('No inline style');
  });

  it.each([
    ['src/components/ui/Imagined/index.tsx', '@site/data/rpc/methods'],
    ['src/components/ui/Imagined/index.tsx', '../../../../data/rpc/methods'],
    ['src/theme/Imagined/index.tsx', '@site/data/rpc/methods'],
    ['src/pages/imagined.tsx', '@site/data/rpc/methods'],
    ['src/rpc/imagined.ts', '../../data/rpc/methods'],
  ])('keep the index of all methods out of what the browser gets: %s, %s', async (file, from) => {
    const [message] = await lint(file, `import {methods} from '${from}';\nvoid methods;\n`);
    expect(message).toContain('This would load all methods');
  });

  it.each([
    ['src/components/ui/Imagined/index.tsx', '@site/data/abis/contracts'],
    ['src/theme/Imagined/index.tsx', '../../../data/abis/contracts'],
  ])('keep all contracts out of what the browser gets: %s, %s', async (file, from) => {
    const [message] = await lint(file, `import {catalog} from '${from}';\nvoid catalog;\n`);
    expect(message).toContain('This would load all contracts');
  });

  it.each(['src/output/imagined/index.ts', 'config/imagined.ts'])(
    'let %s read all methods at build',
    async (file) => {
      const code = "import {methods} from '@site/data/rpc/methods';\nvoid methods;\n";
      expect(await lint(file, code)).toEqual([]);
    },
  );

  it('let a component take one method', async () => {
    const code =
      "import type {RpcMethod} from '@site/data/rpc/schema';\nexport type M = RpcMethod;\n";
    expect(await lint('src/components/ui/Imagined/index.tsx', code)).toEqual([]);
  });

  it('allow no barrel', async () => {
    const [message] = await lint('src/components/imagined.ts', "export * from './CopyButton';\n");
    expect(message).toContain('No barrels');
  });
});
