import {getAddress} from 'viem';
import {describe, expect, it} from 'vitest';
import {safeContracts, safeReleases} from '../../data/safeContracts';

describe('the contracts of Safe', () => {
  it('carry a right checksum', () => {
    const wrong = safeContracts.filter(
      ({address}) => address !== getAddress(address.toLowerCase()),
    );
    expect(wrong).toEqual([]);
  });

  it('stand once each, by name and by address', () => {
    const names = safeContracts.map(({version, name}) => `${version} ${name}`);
    const addresses = safeContracts.map(({address}) => address);
    expect(names).toEqual([...new Set(names)]);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('have two sources or more', () => {
    expect(safeContracts.filter(({sources}) => new Set(sources).size < 2)).toEqual([]);
  });

  it('are of a version whose factory is known', () => {
    const known = safeReleases.map(({version}) => version);
    expect(safeContracts.filter(({version}) => !known.includes(version))).toEqual([]);
  });
});
