// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {bootnodes, type ExecutionNode, type MaruNode} from '@site/data/bootnodes';
import type {NetworkKey} from '@site/data/networks';
import Bootnodes from '@site/src/components/facts/Bootnodes';
import {enodeUrl, maruAddress, nodeRows} from '@site/src/components/facts/Bootnodes/nodeRows';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

const execution: ExecutionNode = {ip: '203.0.113.7', port: 31004, id: 'ab'.repeat(64)};
const maru: MaruNode = {
  ip: '203.0.113.8',
  port: 31001,
  peerId: `16Uiu2HA${'k'.repeat(45)}`,
};

describe('Bootnodes', () => {
  it('stops the build on an unknown network or layer', () => {
    const build = (network: string, layer: string) => () =>
      renderToString(<Bootnodes network={network as NetworkKey} layer={layer as 'maru'} />);
    expect(build('goerli', 'maru')).toThrow('Unknown network "goerli" in <Bootnodes>');
    expect(build('mainnet', 'consensus')).toThrow(
      'Unknown layer "consensus" in <Bootnodes>: use one of execution, maru',
    );
  });

  it('lists the nodes of each region, each with a button of its own name', () => {
    render(<Bootnodes network="mainnet" layer="execution" />);
    const table = screen.getByRole('table', {name: 'Execution nodes of Linea Mainnet'});
    const regions = within(table).getAllByRole('rowheader');
    expect(regions.map(({textContent}) => textContent)).toEqual([
      'Asia-Pacific',
      'Europe',
      'United States',
    ]);
    const names = within(table)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toHaveLength(bootnodes.mainnet.execution.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('shows what the settings of a client take', () => {
    expect(enodeUrl(execution)).toBe(`enode://${execution.id}@203.0.113.7:31004`);
    expect(maruAddress(maru)).toBe(`/ip4/203.0.113.8/tcp/31001/p2p/${maru.peerId}`);
  });

  it('says what a node does, and puts nodes without a region together', () => {
    expect(nodeRows([execution, {...execution, port: 31000}])).toEqual([
      {
        label: 'All',
        entries: [
          expect.objectContaining({name: '203.0.113.7:31004', note: 'bootnode only'}),
          expect.objectContaining({note: 'also relays transactions'}),
        ],
      },
    ]);
    expect(nodeRows([maru])[0]?.entries[0]?.note).toBe('');
  });

  it.each([{id: 'ab'.repeat(63)}, {ip: 'node.example'}, {port: 1}])(
    'stops the build on an address that cannot be one: %o',
    (change) => {
      expect(() => enodeUrl({...execution, ...change})).toThrow('is not a node address');
    },
  );

  it('stops the build on a peer id that cannot be one', () => {
    expect(() => maruAddress({...maru, peerId: `16Uiu2HA${'0'.repeat(45)}`})).toThrow(
      'is not a node address',
    );
  });
});

describe('the public nodes of the networks', () => {
  it('stand once, and on one network', () => {
    const all = Object.values(bootnodes).flatMap(({execution: nodes, maru: others}) => [
      ...nodes.map(enodeUrl),
      ...others.map(maruAddress),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });
});
