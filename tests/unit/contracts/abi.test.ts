import {describe, expect, it} from 'vitest';
import {catalog} from '@site/data/abis/contracts';
import type {ContractFacts} from '@site/data/abis/schema';
import {abiOf, memberHash} from '@site/src/contracts/abi';
import {computedValue, pausesOf, rolesOf} from '@site/src/contracts/access';
import {type Catalog, lineage, membersNamed, nameOf} from '@site/src/contracts/catalog';
import {parseDeclaration} from '@site/src/contracts/declaration';
import {layoutSignature} from '@site/src/contracts/layout';
import {linkOf, placedOn} from '@site/src/contracts/links';
import {Counter, family, familyWith, familyWithOther, IShop, Shop, ShopBase} from './fixtures';

const names = (list: readonly {readonly name: string}[]) => list.map(({name}) => name);

describe('a declaration', () => {
  it.each([
    [
      'function buy(Order _order) external payable returns (uint256 number)',
      {keyword: 'function', name: 'buy', words: ['external', 'payable']},
    ],
    ['modifier once()', {keyword: 'modifier', name: 'once', words: []}],
    ['fallback() external payable', {keyword: 'fallback', name: 'fallback'}],
    ['error Closed()', {keyword: 'error', name: 'Closed'}],
    [
      'mapping(address buyer => uint256 total) internal spent',
      {keyword: 'value', name: 'spent', words: ['internal']},
    ],
    [
      'uint256 internal constant TAX',
      {keyword: 'value', name: 'TAX', words: ['internal', 'constant']},
    ],
  ])('%s', (signature, expected) => {
    expect(parseDeclaration(signature)).toMatchObject(expected);
  });

  it('has its parameters and results', () => {
    const {params, returns} = parseDeclaration(
      'function a((uint256 x, bytes[] y)[2] _pairs, address) external returns (bool, bytes32 hash)',
    );
    expect(params.map(({type, name}) => [type, name])).toEqual([
      ['(uint256 x, bytes[] y)[2]', '_pairs'],
      ['address', ''],
    ]);
    expect(returns.map(({type, name}) => [type, name])).toEqual([
      ['bool', ''],
      ['bytes32', 'hash'],
    ]);
  });

  it('has the fields of a struct, the values of an enum and what is indexed', () => {
    const [struct, values, event] = IShop.members;
    expect(names(parseDeclaration(struct.signature).params)).toEqual(['kind', 'buyers']);
    expect(names(parseDeclaration(values.signature).params)).toEqual(['NONE', 'SALES']);
    expect(parseDeclaration(event.signature).params.map(({indexed}) => indexed)).toEqual([
      true,
      false,
    ]);
  });

  it('is broken into lines when it is long', () => {
    expect(layoutSignature('function a() external')).toBe('function a() external');
    const mapping =
      'mapping(address anAccountWithALongName => bool aValueWithALongName) internal aLongName';
    expect(layoutSignature(mapping)).toBe(mapping);
    expect(
      layoutSignature(
        'function sendTheMessage(address _to, uint256 _fee, bytes _calldata) external payable returns (bytes32)',
      ),
    ).toBe(
      'function sendTheMessage(\n  address _to,\n  uint256 _fee,\n  bytes _calldata\n) external payable returns (bytes32)',
    );
    expect(
      layoutSignature(`struct Long {${'address thisIsAFieldWithALongName; '.repeat(3)}}`),
    ).toContain('{\n  address thisIsAFieldWithALongName;\n');
  });
});

describe('the family of a contract', () => {
  it('is ordered from the most derived', () => {
    expect(names(lineage(family, Shop))).toEqual(['Shop', 'ShopBase', 'IShop']);
    expect(names(lineage(catalog, catalog.get('RateLimiter') ?? expect.fail()))).toEqual([
      'RateLimiter',
      'AccessControlUpgradeable',
      'Initializable',
      'IRateLimiter',
    ]);
  });

  it('gives a name to the nearest member that has it', () => {
    expect(membersNamed(family, Shop, 'buy').map(({contract}) => contract.name)).toEqual([
      'ShopBase',
      'IShop',
    ]);
    expect(membersNamed(family, Shop, 'IShop.buy')).toHaveLength(1);
    expect(membersNamed(family, IShop, 'close')).toEqual([]);
  });

  it('has one ABI, with structs taken apart', () => {
    const abi = abiOf(family, Shop);
    expect(abi.map((item) => ('name' in item ? item.name : item.type))).toEqual([
      'constructor',
      'refund',
      'refund',
      'KEEPER_ROLE',
      'buy',
      'isPaused',
      'close',
      'Sold',
      'Closed',
      'IsPaused',
    ]);
    expect(abi.find((item) => 'name' in item && item.name === 'buy')).toMatchObject({
      stateMutability: 'payable',
      inputs: [{name: '_order', type: 'tuple', components: [{type: 'uint8'}, {type: 'address[]'}]}],
    });
  });
});

describe('what is computed', () => {
  const hashOf = (name: string) => {
    const contract = catalog.get('RateLimiter') ?? expect.fail();
    const [owned] = membersNamed(catalog, contract, name);
    return owned && memberHash(catalog, owned.contract, owned.member);
  };

  it.each([
    // The topic is from the chain, the selector from `cast sig`.
    ['limitInWei', {kind: 'selector', value: '0xad422ff0'}],
    ['RateLimitExceeded', {kind: 'selector', value: '0xa74c1c5f'}],
    [
      'Initialized',
      {
        kind: 'topic',
        value: '0x7f26b83ff96e1f2b6a682f133852f6798a09c465da95921460cefb3847402498',
      },
    ],
  ])('identifies %s', (name, hash) => {
    expect(hashOf(name)).toEqual(hash);
  });

  it('has no hash for what is not in the ABI', () => {
    expect(hashOf('_addUsedAmount')).toBeUndefined();
  });

  it('hashes the name of a role and nothing else', () => {
    expect(computedValue('keccak256("RATE_LIMIT_SETTER_ROLE")')).toBe(
      '0x1185e52d62bfbbea270e57d3d09733d221b53ab7a18bae82bb3c6c74bab16d82',
    );
    expect(computedValue('48 hours')).toBeUndefined();
  });

  const rolesIn = (contract: ContractFacts) =>
    rolesOf(familyWith(contract), contract).map(({role, opens}) => [
      nameOf(role.member),
      opens.map(({member}) => nameOf(member)),
    ]);
  const pausesIn = (contract: ContractFacts) =>
    pausesOf(familyWith(contract), contract).map(({type, stops}) => [
      type,
      stops.map(({member}) => nameOf(member)),
    ]);

  it('knows what a role opens and what a pause stops, with what is inherited', () => {
    expect(rolesIn(Shop)).toEqual([['KEEPER_ROLE', ['close']]]);
    expect(pausesIn(Shop)).toEqual([['SALES', ['buy']]]);
  });

  it('tells of a base what concerns its own members, unless its page shows all that it inherits', () => {
    expect(rolesIn(Counter)).toEqual([
      ['KEEPER_ROLE', ['take']],
      ['CLERK_ROLE', []],
    ]);
    expect(pausesIn(Counter)).toEqual([['SALES', ['take']]]);
    const empty = {...Counter, members: []};
    expect(rolesIn(empty)).toEqual([]);
    expect(pausesIn(empty)).toEqual([]);
    const full = {...empty, showsInterface: true as const};
    expect(rolesIn(full)).toEqual([['KEEPER_ROLE', ['close']]]);
    expect(pausesIn(full)).toEqual([['SALES', ['buy']]]);
  });
});

describe('the anchors of a page', () => {
  it('are names, with the kind or the types where a name is taken', () => {
    expect(placedOn(family, Shop).map(({anchor, section}) => [section, anchor])).toEqual([
      ['functions', 'buy'],
      ['reads', 'ispaused'],
      ['restricted', 'refund'],
      ['restricted', 'refund-uint256-address'],
      ['restricted', 'close'],
      ['values', 'keeper_role'],
      ['events', 'sold'],
      ['errors', 'closed'],
      ['errors', 'ispaused-error'],
      ['types', 'order'],
      ['types', 'pausetype'],
      ['setup', 'constructor'],
    ]);
  });

  it('hold what takes plain transfers in a base, and no constructor of a base', () => {
    const base = {
      ...ShopBase,
      members: [
        {kind: 'constructor', signature: 'constructor()', meaning: 'Opens the till.'},
        {kind: 'receive', signature: 'receive() external payable', meaning: 'Is a gift.'},
      ],
    } as const satisfies ContractFacts;
    const till = familyWith(base);
    expect(
      placedOn(till, Shop)
        .filter(({contract}) => contract === base)
        .map(({anchor, section}) => [section, anchor]),
    ).toEqual([['functions', 'receive']]);
    const types = abiOf(till, Shop).map(({type}) => type);
    expect(types.filter((type) => type === 'receive')).toHaveLength(1);
    expect(types.filter((type) => type === 'constructor')).toHaveLength(1);
    const own = familyWith(base, {
      ...Shop,
      members: [{kind: 'receive', signature: 'receive() external payable', meaning: 'Is a loan.'}],
    });
    const shop = own.get('Shop') ?? expect.fail();
    expect(abiOf(own, shop).filter(({type}) => type === 'receive')).toHaveLength(1);
    expect(placedOn(own, shop).filter(({anchor}) => anchor === 'receive')).toHaveLength(1);
  });

  it('are on this page when it describes the member, else on that of its contract', () => {
    expect(linkOf(family, Shop, Shop, 'refund')).toBe('#refund');
    expect(linkOf(family, Shop, Shop, 'Closed')).toBe(
      '/api/linea-smart-contracts/interfaces/ishop#closed',
    );
    expect(linkOf(family, Shop, Shop, '_count')).toBe('/api/linea-smart-contracts/shopbase#_count');
    expect(linkOf(family, ShopBase, ShopBase, 'Closed')).toBe(
      '/api/linea-smart-contracts/interfaces/ishop#closed',
    );
    expect(linkOf(family, Shop, Shop, 'nothing')).toBeUndefined();
  });

  it('are where a page shows all that its contract inherits, of a member of others', () => {
    const linkFrom = (all: Catalog, page: string, name: string) => {
      const contract = all.get(page) ?? expect.fail();
      return linkOf(all, contract, contract, name);
    };
    const all = familyWithOther();
    expect(linkFrom(all, 'Shop', 'audit')).toBe('#audit');
    expect(linkFrom(all, 'ShopBase', 'audit')).toBe('/api/linea-smart-contracts/shop#audit');
    expect(linkFrom(all, 'ShopBase', 'Ledger.NotBalanced')).toBe(
      '/api/linea-smart-contracts/shop#notbalanced',
    );
    // Members that the page does not show have no position.
    expect(linkFrom(all, 'ShopBase', '_book')).toBeUndefined();
    const closed = familyWithOther({...Shop, showsInterface: undefined} as never);
    expect(linkFrom(closed, 'ShopBase', 'audit')).toBeUndefined();
  });

  it('are, of several such pages, on that of an heir, then of a contract that is deployed, then the first of the sidebar', () => {
    const stall = {...Shop, name: 'Stall', page: 'lib/stall', members: []};
    const other = {...stall, name: 'Other', page: 'rollup/other'};
    const abstract = {
      ...stall,
      name: 'Abstract',
      page: 'abstract',
      kind: 'abstract contract',
    } as const;
    const kiosk = {...Counter, name: 'Kiosk', page: 'kiosk', bases: ['Ledger'], members: []};
    const heir = {...stall, name: 'Heir', page: 'yield/heir', bases: ['Kiosk']};
    const all = familyWithOther(abstract, stall, other, kiosk, heir);
    const without = new Map([...all].filter(([name]) => name !== 'Shop'));
    const linkFrom = (contract: ContractFacts) => linkOf(without, contract, contract, 'audit');
    expect(linkFrom(kiosk)).toBe('/api/linea-smart-contracts/yield/heir#audit');
    expect(linkFrom(without.get('ShopBase') ?? expect.fail())).toBe(
      '/api/linea-smart-contracts/rollup/other#audit',
    );
  });
});
