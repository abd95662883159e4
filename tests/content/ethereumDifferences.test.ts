import {describe, expect, it} from 'vitest';
import {addresses} from '../../data/addresses';
import {contracts} from '../../data/contracts';
import {ethereumDifferences} from '../../data/ethereumDifferences';
import {networks} from '../../data/networks';
import {precompiles} from '../../data/precompiles';
import {checkAddresses} from './checks/addresses';
import {expectNoProblems} from './checks/expectNoProblems';

const find = (subject: string) => {
  const found = ethereumDifferences.find((difference) => difference.subject === subject);
  if (found === undefined) {
    throw new Error(`No difference is called ${subject}`);
  }
  return found;
};

describe('the differences from Ethereum', () => {
  it('are named once in their group', () => {
    const names = ethereumDifferences.map(({group, subject}) => `${group}: ${subject}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it('are whole sentences, except for the side of Ethereum', () => {
    const broken = ethereumDifferences.flatMap(({subject, linea, reason, cure}) =>
      [linea, reason, cure]
        .filter((text) => !/^[\p{Lu}\d`[“–].*\.$/u.test(text))
        .map((text) => `${subject}: ${text}`),
    );
    expect(broken).toEqual([]);
  });

  it('name registered addresses only', () => {
    const registered = new Set<string>([...addresses, ...contracts].map(({address}) => address));
    const text = ethereumDifferences.map((row) => Object.values(row).join('\n')).join('\n');
    expectNoProblems(checkAddresses([{file: 'data/ethereumDifferences.ts', text}], registered));
  });

  it('agree with the facts of the networks', () => {
    const gas = networks.mainnet.blockGasLimit.toLocaleString('en-US');
    expect(find('`GASLIMIT`').linea).toContain(gas);
    for (const {limits} of Object.values(networks)) {
      const calldata = limits.find(({label}) => label.startsWith('Calldata'))?.value;
      expect(find('Calldata').linea).toContain(calldata?.split(' ')[0]);
    }
  });

  it('agree with the limits of the precompiles', () => {
    const limitsOf = (name: string) =>
      precompiles
        .find((precompile) => precompile.name === name)
        ?.limits.map(({perBlock}) => perBlock);
    expect(limitsOf('RIPEMD-160')).toEqual([0]);
    expect(limitsOf('BLAKE2f')).toEqual([0, 0]);
    expect(limitsOf('MODEXP')).toEqual([64, 1]);
  });
});

describe('the precompiles', () => {
  it('are those of Osaka', () => {
    const osaka = [...Array.from({length: 0x11}, (_, index) => index + 1), 0x100];
    expect(precompiles.map(({address}) => Number(address))).toEqual(osaka);
  });

  it('have limits with names of their own', () => {
    const modules = precompiles.flatMap(({limits}) => limits.map(({module}) => module));
    expect(modules).toEqual([...new Set(modules)]);
  });
});
