// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import ConnectionTable from '@site/src/components/facts/ConnectionTable';
import {chains, networks} from './fixtures';

vi.mock('@site/data/networks', () => import('./fixtures'));

it('shows what connects to each network, with a button that copies each value but the name', () => {
  render(<ConnectionTable />);
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({textContent}) => textContent),
  );
  const {mainnet, sepolia} = networks;
  const both = [mainnet, sepolia] as const;
  expect(cells).toEqual([
    both.map(({name}) => name),
    both.map(({rpc}) => rpc.http[0].url),
    both.map(({chain}) => String(chains[chain].chainId)),
    both.map(({currency}) => currency.symbol),
    both.map(({chain}) => chains[chain].explorers[0].url),
  ]);
  expect(screen.getAllByRole('button', {name: /^Copy /})).toHaveLength(8);
  expect(
    within(rows[2] as HTMLElement).getByRole('button', {name: `Copy Chain ID of ${sepolia.name}`}),
  ).toBeDefined();
});
