// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import PrecompileTable from '@site/src/components/facts/PrecompileTable';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

it('PrecompileTable shows every limit of a precompile, and that the identity has none', () => {
  render(<PrecompileTable />);
  const cells = (name: string) =>
    within(screen.getByRole('row', {name: new RegExp(name)}))
      .getAllByRole('cell')
      .map(({textContent}) => textContent);
  expect(cells('MODEXP')).toEqual(['0x05', '64 calls, 1 with an argument above 32 bytes']);
  expect(cells('RIPEMD')).toEqual(['0x03', '0 blocks of 64 bytes']);
  expect(cells('Identity')).toEqual(['0x04', 'no separate limit']);
});
