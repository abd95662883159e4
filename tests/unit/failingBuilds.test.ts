import {describe, expect, it} from 'vitest';
import {buildSite} from './support/buildSite';

describe('the build', {timeout: 120_000}, () => {
  it('succeeds on a sound page', () => {
    const {succeeded, output} = buildSite('sound', '## Part\n\n[here](#part)');
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
      'a missing sample region',
      '```ts file=examples/json-rpc-node/block-number.mjs#gone\n```',
      /docs\/page\.mdx:\d+: examples\/json-rpc-node\/block-number\.mjs has no region "gone" \(it has: request\)/,
    ],
  ])('fails on %s', (name, page, message) => {
    const {succeeded, output} = buildSite(name.replaceAll(' ', '-'), page);
    expect(succeeded).toBe(false);
    expect(output).toMatch(message);
  });
});
