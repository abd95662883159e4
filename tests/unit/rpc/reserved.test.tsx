// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {operatorErrors} from '@site/data/rpc/errors/operator';
import {methods} from '@site/data/rpc/methods';
import {type ReservedMethod, reservedComponents, reservedMethods} from '@site/data/rpc/reserved';
import RpcReservedMethods from '@site/src/components/rpc/RpcReservedMethods';
import {reservedProblems} from './reservedProblems';

vi.mock('@docusaurus/Link', () => import('../components/siteLink'));

describe('data/rpc/reserved.ts', () => {
  it('keeps the rules', () => {
    expect(reservedProblems(reservedMethods.methods, Object.keys(methods), operatorErrors)).toEqual(
      [],
    );
  });

  it('has a method for each part', () => {
    expect(new Set(reservedMethods.methods.map(({component}) => component))).toEqual(
      new Set(Object.keys(reservedComponents)),
    );
  });
});

describe('reservedProblems', () => {
  const good: ReservedMethod = {
    name: 'linea_test',
    status: 'operator',
    component: 'tracer',
    summary: 'Does something.',
    caller: 'The `coordinator`',
    params: '[{a: [integer]}]',
    result: 'null or {b}',
    sources: ['https://example.com/'],
  };
  const errors = {...operatorErrors, errors: []};
  const check = (method: ReservedMethod, documented: readonly string[] = []) =>
    reservedProblems([method], documented, errors).join('\n');

  it('has nothing to say of a good one', () => {
    expect(check(good)).toBe('');
  });

  it.each([
    ['parameters that are no list', {...good, params: '{a}'}, 'params: is no list that closes'],
    ['parameters that stay open', {...good, params: '[{a]}'}, 'params: is no list that closes'],
    ['an answer that stays open', {...good, result: '{b'}, 'result: brackets do not close'],
    ['half a sentence', {...good, summary: 'something'}, '"something" is no whole sentence'],
    ['an open backtick', {...good, caller: 'The `one'}, 'left open'],
  ])('tells of %s', (_, method, problem) => {
    expect(check(method)).toContain(problem);
  });

  it('tells of one that has a page', () => {
    expect(check(good, ['linea_test'])).toContain('has a page');
  });

  it('tells of one that is there twice', () => {
    expect(reservedProblems([good, good], [], errors)).toContain('linea_test: is there twice');
  });

  it('tells of an error whose method is not there', () => {
    expect(reservedProblems([good], [], operatorErrors).join('\n')).toContain(
      'linea_cancelBundle: answers "malformed linea_cancelBundle json param"',
    );
  });
});

describe('RpcReservedMethods', () => {
  it('shows the methods of one part, with status and caller', () => {
    render(<RpcReservedMethods component="tracer" />);
    expect(screen.getByText('linea_getBlockTracesCountersV2')).toBeTruthy();
    expect(screen.queryByText('linea_sendBundle')).toBeNull();
    expect(screen.getAllByText('The coordinator').length).toBeGreaterThan(0);
  });

  it('fails on a part that is not there, naming those that are', () => {
    expect(() => render(<RpcReservedMethods component="prover" />)).toThrow(
      'Unknown component "prover" in <RpcReservedMethods>: use one of sequencer, tracer, stateManager, exclusion',
    );
  });
});
