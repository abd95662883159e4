import {describe, expect, it} from 'vitest';
import {groups} from '../../data/rpc/groups';
import {methods} from '../../data/rpc/methods';
import {groupPage, isReferencePage} from '../../data/rpc/pageOf';
import type {RpcMethod} from '../../data/rpc/schema';
import {pageFrame} from '../../tools/rpcPage/pageFrame';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {parsePage, readPages} from '../../tools/content/readPages';
import {checkRpcPages} from './checks/rpcPages';

describe('the JSON-RPC reference', () => {
  it('has a page for each method, all in one form', () => {
    expectNoProblems(checkRpcPages(readPages(), Object.values(methods)));
  });

  it('has a request panel on each page that keeps room for one, and on no other', () => {
    const categories: string[] = ['api/reference', ...groups.map(({key}) => groupPage(key))];
    const ids = readPages()
      .map(({route, text}) => ({id: route.slice(1), hasPanel: text.includes('<RpcExamples ')}))
      .filter(({id}) => !categories.includes(id));
    expect(ids.filter(({id, hasPanel}) => isReferencePage(id) !== hasPanel)).toEqual([]);
  });
});

describe('the check of the JSON-RPC reference', () => {
  const method: RpcMethod = methods.eth_getBalance;
  const file = 'docs/api/reference/eth-getbalance.mdx';
  const good = pageFrame(method);
  const check = (text: string, held = method) =>
    described(checkRpcPages([parsePage(file, text)], [held]));

  it('accepts the frame of a page', () => {
    expect(check(good)).toBe('');
  });

  it('accepts further sections, before and between', () => {
    expect(check(good.replace('## Errors', '## On Linea {/* #on-linea */}\n\n## Errors'))).toBe('');
  });

  it('fails on a method without a page, naming file and fix', () => {
    expect(described(checkRpcPages([], [method]))).toBe(
      'data/rpc/eth_getBalance.ts: has no page. Write docs/api/reference/eth-getbalance.mdx: npm run rpc-page -- eth_getBalance prints its frame',
    );
  });

  it('fails on a page without a method', () => {
    const page = parsePage('docs/api/reference/eth-balance.mdx', good);
    expect(described(checkRpcPages([page], []))).toContain(
      'docs/api/reference/eth-balance.mdx: is the page of no method',
    );
  });

  it.each<[what: string, text: string, message: string]>([
    [
      'another title',
      good.replace('title: eth_getBalance', 'title: Balance'),
      'title must be eth_getBalance',
    ],
    [
      'a source that is left out',
      good.replace(`  - ${method.sources[0]}\n`, ''),
      `sources lack ${method.sources[0]}`,
    ],
    [
      'another day',
      good.replace(`checked: ${method.checked}`, 'checked: 2020-01-01'),
      `checked is 2020-01-01, and ${method.checked} in data/rpc/eth_getBalance.ts`,
    ],
    [
      'a section that is left out',
      good.replace('## Errors {/* #errors */}', ''),
      'has the sections example, parameters, returns, availability. Each once, in this order',
    ],
    [
      'sections out of order',
      good
        .replace('## Parameters {/* #parameters */}', '## X')
        .replace(
          '## Returns',
          '## Returns {/* #returns */}\n\n## Parameters {/* #parameters */}\n\n## Y',
        ),
      'has the sections example, returns, parameters',
    ],
    [
      'a component that is left out',
      good.replace('<RpcAvailability method="eth_getBalance" />', ''),
      'has <RpcAvailability> 0 times',
    ],
    [
      'a component in the wrong section',
      good.replace(
        '<RpcReturns method="eth_getBalance" />',
        '## Later {/* #later */}\n\n<RpcReturns method="eth_getBalance" />',
      ),
      '<RpcReturns> belongs under {/* #returns */}',
    ],
    [
      'the facts of another method',
      good.replace('<RpcReturns method="eth_getBalance" />', '<RpcReturns method="eth_getCode" />'),
      '<RpcReturns> shows eth_getCode on the page of eth_getBalance. Link to the other page',
    ],
    [
      'the errors of all methods',
      good.replace('<RpcErrors method="eth_getBalance" />', '<RpcErrors method="all" />'),
      '<RpcErrors> shows all on the page of eth_getBalance',
    ],
  ])('fails on %s', (_, text, message) => {
    expect(text).not.toBe(good);
    expect(check(text)).toContain(message);
  });

  it('fails on a second playground: the examples include one', () => {
    const second = '<RpcPlayground method="eth_getBalance" />';
    expect(check(`${good}\n${second}\n`)).toContain(
      '<RpcPlayground> doesn’t belong on the page of a method',
    );
  });
});
