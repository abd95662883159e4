import {getAddress} from 'viem';
import {describe, expect, it} from 'vitest';
import {addresses} from '../../data/addresses';
import {contracts} from '../../data/contracts';
import {providers} from '../../data/providers/providers';
import {checkAddresses} from './checks/addresses';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {readTextFiles} from './checks/readTextFiles';

const ofProviders = Object.values(providers).flatMap(({contracts: own = []}) => own);
const registered = new Set<string>(
  [...addresses, ...contracts, ...ofProviders].map(({address}) => address),
);
const known = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const unknown = '0x00000000000000000000000000000000DeaDBeef';
const check = (text: string) =>
  described(checkAddresses([{file: 'docs/fixture.mdx', text}], new Set([known])));

describe('addresses in pages, examples and facts of methods', () => {
  it('are registered and checksummed', () => {
    expectNoProblems(checkAddresses(readTextFiles(), registered));
  });

  it('fails on an address that is not registered, naming the file and the fix', () => {
    expect(check(`\nsend to ${unknown}`)).toBe(
      `docs/fixture.mdx:2: address ${unknown} is not registered. Add it to data/contracts.ts (deployed, two sources), data/providers (contract of a provider, two sources) or data/addresses.ts (example)`,
    );
  });

  it('fails on a wrong checksum and shows the right one', () => {
    expect(check(known.toLowerCase())).toContain(`Write ${known}`);
  });

  it('takes an address as a node writes it in the facts of a method, where it is registered', () => {
    const inFacts = (text: string) =>
      described(checkAddresses([{file: 'data/rpc/eth_call.ts', text}], new Set([known])));
    expect(inFacts(known.toLowerCase())).toBe('');
    expect(inFacts(known.toUpperCase().replace('0X', '0x'))).toContain(`Write ${known}`);
    expect(inFacts(unknown.toLowerCase())).toContain('is not registered');
  });

  it('takes no hash or calldata for an address', () => {
    expect(check(`0x${'ab'.repeat(32)}`)).toBe('');
  });
});

describe('registered addresses', () => {
  it('carry a right checksum', () => {
    const wrong = [...registered].filter(
      (address) => address !== getAddress(address.toLowerCase()),
    );
    expect(wrong).toEqual([]);
  });

  it('stand once on each chain', () => {
    const places = contracts.map(({chain, address}) => `${chain} ${address}`);
    expect(places).toEqual([...new Set(places)]);
  });

  it('of deployed contracts have two sources or more', () => {
    const thin = [...contracts, ...ofProviders].filter(({sources}) => new Set(sources).size < 2);
    expect(thin.map(({name}) => name)).toEqual([]);
  });

  it('of examples are never those of deployed contracts', () => {
    const deployed = new Set<string>(contracts.map(({address}) => address));
    const both = addresses.filter(({kind, address}) => kind === 'example' && deployed.has(address));
    expect(both).toEqual([]);
  });
});
