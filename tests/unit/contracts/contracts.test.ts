import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {abis} from '@site/data/abis/abis';
import {catalog, contracts} from '@site/data/abis/contracts';
import {contractGroups, folderOf} from '@site/data/abis/groups';
import {others} from '@site/data/abis/others/others';
import type {ContractFacts, ContractMember} from '@site/data/abis/schema';
import {contractProblems} from './contractProblems';
import {family, familyWith, Shop, ShopBase, withMember} from './fixtures';

const folder = path.resolve(import.meta.dirname, '../../../data/abis');

const namesIn = (place: string) =>
  readdirSync(path.join(folder, place))
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => /^[A-Z]/.test(name))
    .sort();

const sorted = (names: readonly string[]) => [...names].sort();

describe('data/abis', () => {
  it('lists each of its files once, as facts or as members that pages name', () => {
    expect(namesIn('.')).toEqual(
      sorted([...contracts.map(({name}) => name), ...Object.keys(abis)]),
    );
    expect(namesIn('others')).toEqual(sorted(others.map(({name}) => name)));
  });

  it('gives each contract a page of its own, and none to those of others', () => {
    const pages = (contracts as readonly ContractFacts[]).map(({page}) => page);
    expect(pages.filter((page) => page === undefined || !/^[a-z\d/]+$/.test(page))).toEqual([]);
    expect(new Set(pages).size).toBe(contracts.length);
    expect(others.filter((contract) => 'page' in contract)).toEqual([]);
  });

  it('has a group for each page', () => {
    const folders = contractGroups.map(({folder}) => folder as string);
    expect(
      contracts.filter((contract) => !folders.includes(folderOf(contract))).map(({name}) => name),
    ).toEqual([]);
  });

  it.each([...catalog.values()].map((contract) => [contract.name, contract] as const))(
    '%s keeps the rules',
    (_, contract) => {
      expect(contractProblems(catalog, contract)).toEqual([]);
    },
  );
});

describe('contractProblems', () => {
  const buy = ShopBase.members[2];
  const count = ShopBase.members[6];

  it('has nothing to say of the family made up for tests', () => {
    for (const contract of family.values()) {
      expect(contractProblems(family, contract)).toEqual([]);
    }
  });

  it.each<[what: string, member: ContractMember, problem: string]>([
    [
      'no declaration',
      {...count, signature: 'price'},
      '"price" is not a declaration: write function, event',
    ],
    [
      'another kind than the declaration',
      {...count, kind: 'event', signature: 'error Full(uint256 price)'},
      'Full: a event cannot start with error',
    ],
    [
      'a function without visibility',
      {...count, signature: 'function _add(uint256 price)'},
      'has no visibility',
    ],
    [
      'an alias of a type',
      {...count, signature: 'function _add(uint price) internal'},
      'not in the normal form',
    ],
    [
      'a data location',
      {...count, signature: 'function _add(bytes memory price) internal'},
      '"bytes memory price" is not a type with an optional name',
    ],
    [
      'a parameter without a text',
      {...count, signature: 'function _add(uint256 price, uint256 tax) internal'},
      '_add: params: says price, and declares price, tax',
    ],
    [
      'a text for no parameter',
      {...count, signature: 'function _add() internal'},
      'params: says price, and declares none',
    ],
    [
      'a result without a text',
      {...count, signature: 'function _add(uint256 price) internal returns (bool)'},
      '_add: returns: says nothing, and declares one without a name',
    ],
    [
      'an undeclared struct',
      {
        ...buy,
        signature: 'function sell(Item _order) external payable returns (uint256 number)',
        params: {_order: 'It.'},
        returns: {number: 'It.'},
      },
      'data/abis/ShopBase.ts: there is no struct "Item" in its bases or uses',
    ],
    [
      'a signature that viem cannot parse',
      {
        ...buy,
        signature: 'function sell(uint257 a) external payable',
        params: {a: 'It.'},
      },
      'viem cannot parse "function sell(uint257 a) external payable"',
    ],
    [
      'a constant without a value',
      {
        kind: 'constant',
        signature: 'function TAX() public view returns (uint256)',
        meaning: 'In percent.',
        returns: 'It.',
      },
      'TAX: is a constant without its value',
    ],
    [
      'a function that does not say who may call it',
      {
        kind: 'function',
        signature: 'function open() external',
        meaning: 'Until the evening.',
      },
      'open: does not say who may call it',
    ],
    [
      'callers of a function that only reads',
      {
        kind: 'function',
        signature: 'function price() external view returns (uint256)',
        meaning: 'In wei.',
        returns: 'It.',
        callers: ['anyone'],
      },
      'price: says callers, which only',
    ],
    [
      'an undeclared error',
      {...buy, reverts: [{error: 'Shut', when: 'It is Sunday.'}]},
      'names the error Shut, which neither ShopBase nor its bases declare',
    ],
    [
      'an error that is there twice, once by a guard',
      {...buy, reverts: [{error: 'IsPaused', when: 'It is Sunday.'}]},
      'buy: names IsPaused twice',
    ],
    ['an undeclared event', {...buy, emits: ['Bought']}, 'names the event Bought'],
    ['an undeclared role', {...buy, callers: [{role: 'X_ROLE'}]}, 'names the role X_ROLE'],
    ['an unknown pause type', {...buy, pausedBy: ['LUNCH']}, 'names the pause type LUNCH'],
    [
      'a text that is no sentence',
      {...count, meaning: 'Adds to the till'},
      'end it with a full stop',
    ],
    ['an open backtick', {...count, meaning: 'Adds to `the till.'}, 'left open'],
    [
      'a meaning that restates the name',
      {
        ...count,
        signature: 'function _resetAmount(uint256 price) internal',
        meaning: 'Resets the amount.',
      },
      '_resetAmount: meaning says only what the name says',
    ],
  ])('finds %s', (_, member, problem) => {
    const contract = withMember(member);
    expect(contractProblems(familyWith(contract), contract).join('\n')).toContain(problem);
  });

  it.each<[what: string, contract: ContractFacts, problem: string]>([
    ['a base that is not there', {...Shop, bases: ['Stall']}, 'there is no contract "Stall"'],
    [
      'a source that is another file',
      {...Shop, source: 'example/shop@0123abcd:contracts/Stall.sol'},
      'is not the file Shop.sol at a commit',
    ],
    [
      'a deployment that is not there',
      {...Shop, deployed: ['ethereum/Shop']},
      'data/contracts.ts has no ethereum/Shop',
    ],
    [
      'a contract that is deployed nowhere and has an address',
      {...Shop, missingOn: ['sepolia']},
      'says missingOn and deployed: take one of them out',
    ],
    [
      'a member that is marked like its whole contract',
      {...Shop, missingOn: ['sepolia']},
      'refund: says missingOn, as the whole contract does already',
    ],
    [
      'a member that is there twice',
      {...Shop, members: [...Shop.members, Shop.members[1]]},
      'declares "function refund(uint256)" twice',
    ],
  ])('finds %s', (_, contract, problem) => {
    expect(contractProblems(familyWith(contract), contract).join('\n')).toContain(problem);
  });
});
