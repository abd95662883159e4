// cspell:ignore shnarff Rolup
import {describe, expect, it, vi} from 'vitest';
import {contracts} from '../../../data/contracts';
import {componentFacts} from '../../../src/markdown/remarkComponents/facts/componentFacts';
import {nearest} from '../../../src/markdown/remarkComponents/facts/nearest';
import type {KnownAddress} from '../../../data/addresses';

const provided = '0x4200000000000000000000000000000000000006';

vi.mock('../../../data/addresses', async (original) => {
  const {addresses} = await original<{addresses: readonly KnownAddress[]}>();
  return {
    addresses: [
      ...addresses,
      {address: '0x4200000000000000000000000000000000000006', kind: 'provider', what: 'an oracle'},
    ],
  };
});

const {AddNetworkButton, Address, Badge, Definition, LiveStatus} = componentFacts;

describe('the facts of a badge', () => {
  it.each([
    [{network: 'mainnet'}, {kind: 'mainnet', label: 'Linea Mainnet'}],
    [{network: 'sepolia'}, {kind: 'sepolia', label: 'Linea Sepolia'}],
    [{version: 'Beta v4'}, {kind: 'version', label: 'Beta v4'}],
    [{version: 'Beta v5.2'}, {kind: 'version', label: 'Beta v5.2'}],
    [{status: 'experimental'}, {kind: 'experimental', label: 'Experimental'}],
  ])('%j are %j', (attributes, facts) => {
    expect(Badge?.(attributes)).toEqual(facts);
  });

  it.each([
    [{network: 'goerli'}, 'Unknown network "goerli" in <Badge>: use one of mainnet, sepolia (data'],
    [{status: 'dead'}, 'use one of active, retired, planned, beta, experimental'],
    [
      {version: 'Beta v40'},
      /Unknown version "Beta v40" in <Badge>: use one of .*Beta v4.*releases/,
    ],
    [{status: 'constructor'}, 'Unknown status "constructor"'],
    [{}, 'takes exactly one of network="…", version="…", status="…" and got nothing'],
    [{network: 'mainnet', status: 'active'}, 'and got network, status'],
    [{color: 'red'}, 'and got color'],
    [{status: ''}, 'and got status'],
  ])('%j stop the build', (attributes: Record<string, string>, message) => {
    expect(() => Badge?.(attributes)).toThrow(message);
  });
});

describe('the facts of what connects to a network', () => {
  it('are those that a wallet or a client needs', () => {
    expect(JSON.parse(AddNetworkButton?.({network: 'sepolia'}).connection ?? '')).toEqual({
      name: 'Linea Sepolia',
      chainId: 59141,
      currency: {name: 'Linea Ether', symbol: 'ETH', decimals: 18},
      endpoints: [{provider: 'Linea', url: 'https://rpc.sepolia.linea.build', access: 'public'}],
      explorers: ['https://sepolia.lineascan.build', 'https://explorer.sepolia.linea.build'],
    });
  });

  it.each([
    [{network: 'goerli'}, 'Unknown network "goerli" in <LiveStatus>: use one of mainnet, sepolia'],
    [{}, '<LiveStatus> takes exactly one of network="…" and got nothing'],
  ])('stop the build when they are unknown: %j', (attributes: Record<string, string>, message) => {
    expect(() => LiveStatus?.(attributes)).toThrow(message);
  });
});

describe('the facts of an address', () => {
  it('are those of the contract on that chain, with the explorer of the chain', () => {
    expect(Address?.({contract: 'linea/L2MessageService'})).toEqual({
      address: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
      name: 'L2MessageService',
      explorerName: 'Lineascan',
      explorerUrl: 'https://lineascan.build',
    });
    expect(Address?.({contract: 'ethereum/LineaRollup'})).toMatchObject({
      explorerUrl: 'https://etherscan.io',
    });
  });

  it('are found for every contract: no chain has two of one name', () => {
    for (const {chain, name, address} of contracts) {
      expect(Address?.({contract: `${chain}/${name}`})).toMatchObject({address});
    }
  });

  it('are those of an address that is registered, on the network that the page says', () => {
    expect(Address?.({of: provided, network: 'sepolia'})).toEqual({
      address: provided,
      name: 'an oracle',
      explorerName: 'Lineascan',
      explorerUrl: 'https://sepolia.lineascan.build',
    });
  });

  it.each([
    [
      {contract: 'LineaRolup'},
      'Unknown contract "LineaRolup" in <Address>: write chain/name, perhaps ethereum/LineaRollup',
    ],
    [{contract: 'LineaRollup'}, 'perhaps ethereum/LineaRollup'],
    [{of: provided, network: 'goerli'}, 'Unknown network "goerli" in <Address>'],
    [{of: '0x00', network: 'mainnet'}, 'Unknown address "0x00" in <Address>: register it in data'],
    [
      {of: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', network: 'mainnet'},
      'write contract="linea/L2MessageService" instead',
    ],
    [
      {of: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', network: 'mainnet'},
      'an example: no explorer knows it',
    ],
    [{of: provided}, 'takes contract="chain/name", or of="0x…" with network="…", and got of'],
    [{contract: 'ethereum/LineaRollup', network: 'mainnet'}, 'and got contract, network'],
    [{}, 'and got nothing'],
  ])('%j stop the build', (attributes: Record<string, string>, message) => {
    expect(() => Address?.(attributes)).toThrow(message);
  });
});

describe('the facts of a definition', () => {
  it.each(['accumulator', 'Accumulator', 'sparse Merkle accumulator'])(
    'are found by id, name or other form: %s',
    (term) => {
      expect(Definition?.({term})).toEqual({id: 'accumulator'});
    },
  );

  it('stop the build on a term that the glossary has not, naming near ones', () => {
    expect(() => Definition?.({term: 'shnarff'})).toThrow(
      /^Unknown term "shnarff" in <Definition>: use one of the glossary, perhaps shnarf, /,
    );
    expect(() => Definition?.({})).toThrow('<Definition> takes exactly one of term="…"');
  });
});

describe('the nearest words', () => {
  it('start with those that hold the word, then those that differ least', () => {
    expect(nearest('proof', ['prof', 'zebra', 'a proof'], 2)).toEqual(['a proof', 'prof']);
    expect(nearest('', ['longer', 'ab'], 1)).toEqual(['ab']);
  });
});
