// cspell:ignore shnarff Rolup
import {describe, expect, it} from 'vitest';
import {buildSite} from '../../tools/buildSite';

/** Builds a site with one page. */
function buildPage(name: string, text: string) {
  const page = `---\nslug: /\ntitle: Page\n---\n\n${text}\n`;
  return buildSite('broken', name, {pages: {'page.mdx': page}});
}

describe('the build', {timeout: 120_000}, () => {
  it('succeeds on a sound page', () => {
    const {succeeded, output} = buildPage('sound', '## Part\n\n[here](#part)');
    expect(output).not.toContain('ERROR');
    expect(succeeded).toBe(true);
  });

  it.each([
    ['a link to a page that is not there', '[a](/gone)', /page path = \/[\s\S]*linking to \/gone/],
    ['a link to a file that is not there', '[a](./gone.mdx)', /gone\.mdx[\s\S]*page\.mdx/],
    ['an anchor that is not there', '[a](#gone)', /page path = \/[\s\S]*#gone/],
    [
      'an unknown fact key',
      '<NetworkFacts network="goerli" />',
      /Unknown network "goerli"[\s\S]*mainnet, sepolia/,
    ],
    [
      'an unknown term of the glossary',
      'A <Definition term="shnarff">hash</Definition>.',
      /docs\/page\.mdx:6: Unknown term "shnarff" in <Definition>: [^\n]*perhaps shnarf,/,
    ],
    [
      'an unknown contract',
      '<Address contract="ethereum/LineaRolup" />',
      /docs\/page\.mdx:6: Unknown contract "ethereum\/LineaRolup" in <Address>: [^\n]*perhaps ethereum\/LineaRollup,/,
    ],
    [
      'an unknown status',
      '<Badge status="dead" />',
      /docs\/page\.mdx:6: Unknown status "dead" in <Badge>: use one of active, retired, planned, beta, experimental/,
    ],
    [
      'a diagram without a drawing',
      '```mermaid\nflowchart LR\n  accTitle: A name\n  accDescr: What it shows.\n  a --> b\n```',
      /docs\/page\.mdx:6: this diagram has no drawing\. Run: npm run diagrams/,
    ],
    [
      'a missing sample region',
      '```ts file=examples/json-rpc-node/block-number.mjs#gone\n```',
      /docs\/page\.mdx:\d+: examples\/json-rpc-node\/block-number\.mjs has no region "gone" \(it has: request\)/,
    ],
  ])('fails on %s', (name, page, message) => {
    const {succeeded, output} = buildPage(name.replaceAll(' ', '-'), page);
    expect(succeeded).toBe(false);
    expect(output).toMatch(message);
  });
});
