// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {ContractGroup, DeployedContract} from '@site/data/contracts';
import type {NetworkKey} from '@site/data/networks';
import ContractTable from '@site/src/components/contracts/ContractTable';
import {oldestCheck} from '@site/src/components/contracts/ContractTable/contractSections';
import {contract} from './fixtures';

const contracts = vi.hoisted((): DeployedContract[] => []);
vi.mock('@site/data/contracts', () => ({contracts}));
vi.mock('@site/data/networks', () => import('./fixtures'));
vi.mock('@docusaurus/Link', () => import('./siteLink'));

const l1Rollup = contract({
  name: 'Rollup',
  chain: 'ethereum',
  group: 'rollup',
  kind: 'safe',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  purpose: 'Keeps the state.',
  checked: '2026-10-02',
});
const l1Messages = contract({
  name: 'L1 messages',
  chain: 'ethereum',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
});

function build(network: string, group?: string): () => string {
  return () =>
    renderToString(
      <ContractTable
        network={network as NetworkKey}
        {...(group !== undefined && {group: group as ContractGroup})}
      />,
    );
}

beforeEach(() => {
  contracts.splice(0, Infinity, contract(), l1Messages, l1Rollup);
});

describe('ContractTable stops the build', () => {
  it('on an unknown network', () => {
    expect(build('goerli')).toThrow(
      'Unknown network "goerli" in <ContractTable>: use one of mainnet, sepolia',
    );
  });

  it('on an unknown group', () => {
    expect(build('mainnet', 'bridges')).toThrow(
      'Unknown group "bridges" in <ContractTable>: use one of rollup, messaging, tokenBridge, token, governance, revenue, yield, names (data/contracts.ts)',
    );
  });

  it('when a network or group has no contracts', () => {
    expect(build('sepolia')).toThrow('<ContractTable network="sepolia"> has no contract to show');
    expect(build('mainnet', 'yield')).toThrow(
      '<ContractTable network="mainnet" group="yield"> has no contract to show',
    );
  });

  it.each([
    [
      'is too short',
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226',
      'is not 0x and 40 hexadecimal digits',
    ],
    [
      'is too long',
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb922660',
      'is not 0x and 40 hexadecimal digits',
    ],
    [
      'has no prefix',
      'f39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      'is not 0x and 40 hexadecimal digits',
    ],
    [
      'has a wrong digit',
      '0xg39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      'is not 0x and 40 hexadecimal digits',
    ],
    ['is in lower case', '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', 'has no EIP-55 checksum'],
    ['is in upper case', '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266', 'has no EIP-55 checksum'],
  ])('on an address that %s', (_, address, message) => {
    contracts.push(contract({name: 'Broken', address: address as `0x${string}`}));
    expect(build('mainnet')).toThrow(message);
    expect(build('mainnet')).toThrow('of Broken');
  });

  it('on a contract that stands on a chain of the other network', () => {
    contracts.push(contract({name: 'Astray', chain: 'lineaSepolia'}));
    expect(build('mainnet')).toThrow('Astray of Linea Mainnet cannot be on "lineaSepolia"');
  });

  it('but not on an address of digits alone, which has no case', () => {
    contracts.push(contract({address: '0x1111111111111111111111111111111111111111'}));
    expect(build('mainnet')).not.toThrow();
  });
});

describe('ContractTable', () => {
  it('stands under a caption that names group and network', () => {
    render(<ContractTable network="mainnet" group="messaging" />);
    expect(screen.getByRole('table', {name: 'Messaging contracts of Linea Mainnet'})).toBeTruthy();
  });

  it('sorts by group and puts L1 before L2', () => {
    render(<ContractTable network="mainnet" />);
    expect(screen.getByRole('table', {name: 'Contracts of Linea Mainnet'})).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Rollup: Ethereum Mainnet (L1)',
      'Rollup Safe',
      'Messaging: Ethereum Mainnet (L1)',
      'L1 messages Proxy',
      'Messaging: Linea Mainnet (L2)',
      'MessageService Proxy',
    ]);
  });

  it('shows no contract of the other network', () => {
    contracts.push(contract({name: 'Other', network: 'sepolia', chain: 'lineaSepolia'}));
    render(<ContractTable network="mainnet" />);
    expect(screen.queryByText('Other')).toBeNull();
  });

  it('leaves the group out of the headings when it shows one', () => {
    render(<ContractTable network="mainnet" group="rollup" />);
    expect(screen.getByRole('rowheader', {name: 'Ethereum Mainnet (L1)'})).toBeTruthy();
  });

  it('shows purpose and whole address, to copy, with the explorer of the right chain', () => {
    render(<ContractTable network="mainnet" />);
    const l2 = within(screen.getByRole('row', {name: /^MessageService/}));
    expect(l2.getByText('Sends messages.')).toBeTruthy();
    expect(l2.getByText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266').tagName).toBe('CODE');
    expect(l2.getByRole('button', {name: 'Copy address of MessageService'})).toBeTruthy();
    // The URL of the explorer ends with a slash, and no second slash may follow.
    expect(l2.getByRole('link').getAttribute('href')).toBe(
      'https://l2scan.example/address/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    );
    const l1 = within(screen.getByRole('row', {name: /^Rollup Safe/}));
    expect(l1.getByRole('link').getAttribute('href')).toBe(
      'https://l1scan.example/address/0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    );
  });

  it('names each source once and the oldest check', () => {
    const {container} = render(<ContractTable network="mainnet" />);
    const details = container.querySelector('details');
    expect(details?.querySelectorAll('a')).toHaveLength(2);
    expect(details?.querySelector('time')?.dateTime).toBe('2026-10-02');
  });

  it('finds the oldest check wherever it stands', () => {
    expect(
      oldestCheck([
        contract({checked: '2026-01-02'}),
        contract({checked: '2025-12-31'}),
        contract(),
      ]),
    ).toBe('2025-12-31');
  });
});
