import {nameOf} from '@site/src/contracts/catalog';
import {placedMembers} from '@site/src/contracts/sections';
import {describe, expect, it} from 'vitest';
import type {ContractFacts} from '../../../data/abis/schema';
import {family, Shop, ShopBase} from './fixtures';

/** The functions for everyone on a page, with and without a sample for the last member of the base. */
function functions(page: 'Shop' | 'ShopBase', sample?: string) {
  const base: ContractFacts = {
    ...ShopBase,
    members: [
      ...ShopBase.members,
      {
        kind: 'function',
        signature: 'function ring() external',
        meaning: 'Somebody comes.',
        callers: ['anyone'],
        ...(sample !== undefined && {sample}),
      },
    ],
  };
  const catalog = new Map([...family, ['ShopBase', base] as const]);
  return placedMembers(catalog, page === 'Shop' ? Shop : base)
    .filter(({section}) => section === 'functions')
    .map(({member}) => nameOf(member));
}

describe('the order of members', () => {
  it('is that of the source', () => {
    expect(functions('ShopBase', '/api#ring')).toEqual(['buy', 'ring']);
    expect(functions('Shop')).toEqual(['buy', 'ring']);
  });

  it('starts with what has a sample, where a page shows the members of all bases', () => {
    expect(functions('Shop', '/api#ring')).toEqual(['ring', 'buy']);
  });
});
