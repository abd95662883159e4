// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import type {NetworkKey} from '@site/data/networks';
import NetworkFacts from '@site/src/components/facts/NetworkFacts';
import {formatSeconds, networkSources} from '@site/src/components/facts/NetworkFacts/networkText';
import {networks} from './fixtures';

vi.mock('@site/data/networks', () => import('./fixtures'));
vi.mock('@docusaurus/Link', () => import('./siteLink'));

function row(name: string): HTMLElement {
  return screen.getByRole('row', {name: (text) => text.startsWith(name)});
}

describe('NetworkFacts', () => {
  it('stops the build on a network that the data does not have', () => {
    expect(() => renderToString(<NetworkFacts network={'goerli' as NetworkKey} />)).toThrow(
      'Unknown network "goerli" in <NetworkFacts>: use one of mainnet, sepolia (data/networks.ts)',
    );
  });

  it.each(['toString', '__proto__', ''])('does not take "%s" for a network', (key) => {
    expect(() => renderToString(<NetworkFacts network={key as NetworkKey} />)).toThrow(
      `Unknown network "${key}"`,
    );
  });

  it('is a table with a caption and a header for every row', () => {
    render(<NetworkFacts network="mainnet" />);
    const table = screen.getByRole('table', {name: 'Linea Mainnet network details'});
    for (const each of within(table).getAllByRole('row')) {
      expect(within(each).getByRole('rowheader').getAttribute('scope')).toBe('row');
    }
  });

  it('shows the chain id in both notations, each to copy', () => {
    render(<NetworkFacts network="mainnet" />);
    const chainId = within(row('Chain ID'));
    expect(chainId.getByText('59144')).toBeTruthy();
    expect(chainId.getByText('0xe708')).toBeTruthy();
    expect(chainId.getByRole('button', {name: 'Copy chain ID'})).toBeTruthy();
    expect(chainId.getByRole('button', {name: 'Copy chain ID in hexadecimal'})).toBeTruthy();
  });

  it('gives every button a name of its own', () => {
    render(<NetworkFacts network="mainnet" />);
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('lists the endpoints and says which need a key', () => {
    render(<NetworkFacts network="mainnet" />);
    const items = within(row('RPC over HTTP')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'https://one.exampleFirst',
      'https://two.example/rpcSecond',
      'https://keyed.example/YOUR-KEYKeyed, needs your own key',
    ]);
    expect(within(row('RPC over WebSocket')).getByText('wss://one.example')).toBeTruthy();
  });

  it('links the explorers, the bridge and the status page', () => {
    render(<NetworkFacts network="mainnet" />);
    const href = (name: RegExp): string | null =>
      screen.getByRole('link', {name}).getAttribute('href');
    expect(href(/^L2 Scan/)).toBe('https://l2scan.example/');
    expect(href(/^Other Scan/)).toBe('https://other.example');
    expect(href(/^Linea Bridge/)).toBe('https://bridge.example/');
    expect(href(/^status\.example/)).toBe('https://status.example/');
  });

  it('shows the figures with their units, and further limits', () => {
    render(<NetworkFacts network="mainnet" />);
    expect(row('Block time').textContent).toContain('2 seconds');
    expect(row('Block gas limit').textContent).toContain('2,000,000,000');
    expect(row('Largest calldata').textContent).toContain('30 kB');
    expect(row('L1').textContent).toContain('Ethereum Mainnet');
  });

  it('leaves out rows that a network has nothing for', () => {
    render(<NetworkFacts network="mainnet" />);
    expect(screen.queryByRole('rowheader', {name: 'Faucets'})).toBeNull();
  });

  it('shows the faucets of a test network and what they ask for', () => {
    render(<NetworkFacts network="sepolia" />);
    expect(screen.queryByRole('rowheader', {name: 'RPC over WebSocket'})).toBeNull();
    expect(screen.getByRole('rowheader', {name: 'Block explorer'})).toBeTruthy();
    const faucets = within(row('Faucets'));
    expect(faucets.getByRole('link').getAttribute('href')).toBe('https://tap.example/');
    expect(faucets.getByText('an account')).toBeTruthy();
  });

  it('names its sources and the day they were checked', () => {
    const {container} = render(<NetworkFacts network="mainnet" />);
    const details = container.querySelector('details');
    expect(details?.querySelector('time')?.dateTime).toBe('2026-11-21');
    expect([...(details?.querySelectorAll('a') ?? [])].map((link) => link.href)).toEqual([
      'https://facts.example/networks',
      'https://github.com/owner/repo/blob/0123456789abcdef/docs/networks.md',
      'https://limits.example/calldata',
    ]);
  });
});

describe('the texts of network facts', () => {
  it('knows one second from several', () => {
    expect(formatSeconds(1)).toBe('1 second');
    expect(formatSeconds(2)).toBe('2 seconds');
  });

  it('names a source once', () => {
    const source = 'https://facts.example/networks';
    const network = {...networks.sepolia, limits: [{label: 'a', value: 'b', source}] as const};
    expect(networkSources(network)).toEqual([source]);
  });
});
