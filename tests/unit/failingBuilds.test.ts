// cspell:ignore Rolup shnarff
import {expect, it} from 'vitest';
import {buildSite} from '../../tools/buildSite';

const diagram = 'flowchart LR\n  accTitle: A name\n  accDescr: What it shows.\n  a --> b';

/**
 * A page for each mistake, with its message. The tests of remark steps check each message
 * separately.
 */
const mistakes = [
  {
    page: 'address',
    text: '<Address contract="ethereum/LineaRolup" />',
    message:
      /docs\/address\.mdx:6: Unknown contract "ethereum\/LineaRolup" in <Address>: [^\n]*perhaps ethereum\/LineaRollup,/,
  },
  {
    page: 'diagram',
    text: `\`\`\`mermaid\n${diagram}\n\`\`\``,
    message: /docs\/diagram\.mdx:6: this diagram has no drawing\. Run: npm run diagrams/,
  },
  {page: 'file', text: '[a](./gone.mdx)', message: /gone\.mdx[^\n]*file\.mdx/},
  {
    page: 'sample',
    text: '```ts file=examples/json-rpc-node/block-number.mjs#gone\n```',
    message:
      /docs\/sample\.mdx:\d+: examples\/json-rpc-node\/block-number\.mjs has no region "gone" \(it has: request\)/,
  },
  {
    page: 'status',
    text: '<Badge status="dead" />',
    message:
      /docs\/status\.mdx:6: Unknown status "dead" in <Badge>: use one of active, retired, planned, beta, experimental/,
  },
  {
    page: 'term',
    text: 'A <Definition term="shnarff">hash</Definition>.',
    message: /docs\/term\.mdx:6: Unknown term "shnarff" in <Definition>: [^\n]*perhaps shnarf,/,
  },
] as const;

const pageOf = (slug: string, text: string) => `---\nslug: ${slug}\ntitle: Page\n---\n\n${text}\n`;

it(
  'a build reports every mistake of the pages, with file, line and fix',
  {timeout: 300_000},
  () => {
    const {succeeded, output} = buildSite('broken', 'mistakes', {
      pages: {
        'page.mdx': pageOf('/', '## Part\n\n[here](#part)'),
        ...Object.fromEntries(
          mistakes.map(({page, text}) => [`${page}.mdx`, pageOf(`/${page}`, text)]),
        ),
      },
    });
    expect(succeeded).toBe(false);
    for (const {message} of mistakes) {
      expect(output).toMatch(message);
    }
    expect(output).not.toContain('docs/page.mdx');
  },
);
