import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {errorAnchor} from '../../src/components/RpcPlayground/answer/errorAnchor';
import {index, producers} from '../../src/plugins/remarkErrorIndex';
import {checkErrorIndex} from './checks/errorIndex';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {parsePage, readPages} from './checks/readPages';

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

describe('the link of the playground to an error', () => {
  it('leads to a section that lists the code', () => {
    const text = readFileSync(FILE, 'utf8');
    const callers = index.filter(({producer}) => !['wallet', 'operator'].includes(producer));
    for (const {code} of callers) {
      expect(text, String(code)).toContain(`{/* #${errorAnchor(code)} */}`);
    }
    expect(text).toContain('{/* #code-32005 */}\n\n<RpcErrorIndex from="besu" code="-32005" />');
    expect(errorAnchor(-32005)).toBe('code-32005');
    expect([-32508, -33200, -39001, null].map(errorAnchor)).toEqual([
      'code-32500',
      'gateways',
      'other-codes',
      'no-code',
    ]);
  });

  it('gives each section of a code its link', () => {
    for (const [, id = ''] of readFileSync(FILE, 'utf8').matchAll(/#(code-\d+) /g)) {
      const code = Number(id.slice('code'.length));
      expect(errorAnchor(code === -3 ? 3 : code)).toBe(id);
    }
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
