// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import type {SafeVersion} from '@site/data/safeContracts';
import SafeContracts from '@site/src/components/facts/SafeContracts';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

describe('SafeContracts', () => {
  it('stops the build on a version that is not there', () => {
    const version = '1.2.0' as SafeVersion;
    expect(() => renderToString(<SafeContracts version={version} />)).toThrow(
      'Unknown version "1.2.0" in <SafeContracts>: use one of 1.5.0, 1.4.1, 1.3.0',
    );
  });

  it('links each address to the explorers of both networks', () => {
    render(<SafeContracts version="1.4.1" />);
    const row = screen.getByRole('row', {name: /^SafeL2/});
    const links = within(row).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://lineascan.build/address/0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
      'https://sepolia.lineascan.build/address/0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    ]);
  });
});
