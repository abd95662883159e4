import {describe, expect, it} from 'vitest';
import {linkOf, LINK_START, readLink} from '@site/src/components/rpc/RpcPlayground/form/link';

const encoded = (value: unknown) =>
  LINK_START + Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a link to a request', () => {
  it.each([
    {network: 'mainnet', params: []},
    {network: 'sepolia', params: ['0x1', {a: [null, true, 1.5]}]},
    {network: 'own', params: ['Zürich — 漢字 😀']},
  ] as const)('carries %j there and back', (state) => {
    const link = linkOf(state) ?? '';
    expect(link).toMatch(/^#try=[\w-]+$/);
    expect(readLink(link, 2)).toEqual(state);
  });

  it('is none when it would be cut off on the way', () => {
    expect(linkOf({network: 'mainnet', params: ['x'.repeat(3_000)]})).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['another anchor', '#parameters'],
    ['nothing behind its start', LINK_START],
    ['no base64', `${LINK_START}%%%`],
    ['bytes that are no text', `${LINK_START}${Buffer.from([0xff, 0xfe]).toString('base64url')}`],
    ['no JSON', LINK_START + Buffer.from('{').toString('base64url')],
    ['a list', encoded([1])],
    ['null', encoded(null)],
    ['another version', encoded({v: 2, n: 'mainnet', p: []})],
    ['an unknown network', encoded({v: 1, n: 'toString', p: []})],
    ['the address of an endpoint', encoded({v: 1, n: 'https://evil.example', p: []})],
    ['parameters that are no list', encoded({v: 1, n: 'mainnet', p: {length: 1}})],
    ['more parameters than the method has', encoded({v: 1, n: 'mainnet', p: [1, 2, 3]})],
    ['more than a link holds', encoded({v: 1, n: 'mainnet', p: ['x'.repeat(9_000)]})],
  ])('is not read from %s', (_, fragment) => {
    expect(readLink(fragment, 2)).toBeUndefined();
  });
});
