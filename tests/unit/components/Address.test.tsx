// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import Address from '@site/src/components/facts/Address';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('Address', () => {
  it.each(['https://scan.example', 'https://scan.example/'])(
    'shows the whole address, a button to copy it and a link to %s',
    (explorerUrl) => {
      render(
        <Address address={address} name="Rollup" explorerName="Scan" explorerUrl={explorerUrl} />,
      );
      expect(screen.getByText(address).tagName).toBe('CODE');
      expect(screen.getByRole('button', {name: 'Copy address of Rollup'})).toBeTruthy();
      expect(screen.getByRole('link', {name: /^Scan/}).getAttribute('href')).toBe(
        `https://scan.example/address/${address}`,
      );
    },
  );
});
