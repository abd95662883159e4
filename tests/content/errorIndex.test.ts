import {describe, expect, it} from 'vitest';
import {index, producers} from '../../src/markdown/remarkErrorIndex';
import {errorAnchor} from '../../src/rpc/errorAnchor';
import {anchorsOf, checkErrorIndex} from './checks/errorIndex';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {parsePage, readPages} from '../../tools/content/readPages';

const FILE = 'docs/api/errors.mdx';

describe('the index of errors', () => {
  it('shows each error once', () => {
    const page = readPages().find(({file}) => file === FILE) ?? expect.fail(`no ${FILE}`);
    expectNoProblems(checkErrorIndex(page, index, producers));
  });

  it('names every cause and cure in words', () => {
    for (const {cause, cure} of index) {
      expect(`${cause} ${cure}`).toMatch(/^\S.*\S$/);
    }
  });
});

describe('the links to the index of errors', () => {
  const page = readPages().find(({file}) => file === FILE) ?? expect.fail(`no ${FILE}`);
  const anchors = anchorsOf(page);
  const codes = index.map(({code}) => code).filter((code) => code !== null);

  it.each([...new Set(codes)].sort((a, b) => a - b))('lead to %i', (code) => {
    expect(anchors).toContain(errorAnchor(code));
  });

  it('have no anchor for a code that no method returns', () => {
    expect(anchors).not.toContain(errorAnchor(-32199));
  });

  it('have each anchor once', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe('the check of the index of errors', () => {
  const errors = index.filter(({producer}) => producer === 'wallet');
  const check = (text: string) =>
    described(checkErrorIndex(parsePage(FILE, text), errors, producers));

  it('accepts a page that shows each', () => {
    expect(check('<RpcErrorIndex from="wallet" />')).toBe('');
    expect(
      check(
        '<RpcErrorIndex from="wallet" code="4001" />\n\n<RpcErrorIndex from="wallet" code="other" />',
      ),
    ).toBe('');
  });

  it('fails on an error that is left out, naming it and the fix', () => {
    const text = check('<RpcErrorIndex from="wallet" code="4001" />');
    expect(text).toContain(
      'docs/api/errors.mdx: shows 4100 "Unauthorized" of wallet 0 times. Give it one <RpcErrorIndex from="wallet" …>',
    );
    expect(text).not.toContain('4001');
  });

  it('fails on an error that is there twice', () => {
    expect(
      check('<RpcErrorIndex from="wallet" />\n\n<RpcErrorIndex from="wallet" code="4001" />'),
    ).toContain('shows 4001 "User Rejected Request" of wallet 2 times');
  });
});
