// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {marginalGroups, marginalMethods} from '@site/data/rpc/marginal';
import {operatorMethods} from '@site/data/rpc/operator';
import RpcMarginalMethods from '@site/src/components/rpc/RpcMarginalMethods';
import RpcOperatorMethods from '@site/src/components/rpc/RpcOperatorMethods';
import {meaningOf} from '@site/src/components/rpc/RpcOperatorMethods/meaningOf';

vi.mock('@docusaurus/Link', () => import('../components/siteLink'));

describe('RpcMarginalMethods', () => {
  it.each(Object.keys(marginalGroups))('names each method of the group %s', (group) => {
    render(<RpcMarginalMethods group={group} />);
    const rows = marginalMethods.rows.filter((row) => row.group === group);
    // One row each, and the header.
    expect(rows.length).toBeGreaterThan(0);
    expect(screen.getAllByRole('row')).toHaveLength(rows.length + 1);
    for (const name of rows.flatMap(({names}) => names)) {
      expect(screen.getAllByText(name).length, name).toBeGreaterThan(0);
    }
    expect(screen.getByText(/\d+ sources?, checked on/)).toBeTruthy();
  });

  it('shows the answer and what to ask instead', () => {
    render(
      <>
        <RpcMarginalMethods group="unsupported" />
        <RpcMarginalMethods group="constant" />
      </>,
    );
    expect(screen.getByText(/belong to proof of work/)).toBeTruthy();
    expect(screen.getByRole('link', {name: 'linea_estimateGas'}).getAttribute('href')).toBe(
      '/api/reference/linea-estimategas',
    );
  });

  it('fails on a group that is not there, naming those that are', () => {
    expect(() => render(<RpcMarginalMethods group="old" />)).toThrow(
      'Unknown group "old" in <RpcMarginalMethods>: use one of unsupported, constant, node, newer',
    );
  });
});

describe('RpcOperatorMethods', () => {
  it('shows the methods of one group, with effect and danger', () => {
    render(<RpcOperatorMethods group="ADMIN" />);
    const names = operatorMethods.filter(({group}) => group === 'ADMIN').map(({name}) => name);
    // One row each, and the header.
    expect(screen.getAllByRole('row')).toHaveLength(names.length + 1);
    expect(screen.queryByText('debug_setHead')).toBeNull();
    const row = screen.getByRole('row', {name: /admin_removePeer/});
    expect(row.textContent).toContain('changes');
    expect(row.textContent).toContain('Also in Geth.');
    expect(row.textContent).toContain('An attacker could cut the node off.');
  });

  it('says that a method without danger only reads', () => {
    render(<RpcOperatorMethods group="MINER" />);
    expect(screen.getByRole('row', {name: /miner_getMinGasPrice/}).textContent).toContain(
      'None: it only reads.',
    );
  });

  it('fails on a group that is not there, naming those that are', () => {
    expect(() => render(<RpcOperatorMethods group="QBFT" />)).toThrow(
      'Unknown group "QBFT" in <RpcOperatorMethods>: use one of DEBUG, TRACE, TXPOOL, ADMIN, MINER, PLUGINS',
    );
  });

  it.each([
    [[], 'No parameters.'],
    [['block hash'], 'Parameters: block hash.'],
    [['block hash', 'options?'], 'Parameters: block hash; options (optional).'],
  ])('names the parameters %j as "%s"', (params, text) => {
    const method = {summary: 'It reads.', params, inGeth: false};
    expect(meaningOf(method)).toEqual(['It reads.', text]);
    expect(meaningOf({...method, version: 'Since today.', inGeth: true})).toEqual([
      'It reads. Since today.',
      `${text} Also in Geth.`,
    ]);
  });
});
