import type {ContractFacts, ContractMember} from '@site/data/abis/schema';
import {type Catalog, nameOf} from '@site/src/contracts/catalog';

/** Invented contracts: an interface, a base that implements it, and a deployed contract. */
export const IShop = {
  name: 'IShop',
  kind: 'interface',
  summary: 'What a shop offers.',
  source: 'example/shop@0123abcd:contracts/IShop.sol',
  checked: '2026-11-22',
  page: 'interfaces/ishop',
  bases: [],
  members: [
    {
      kind: 'struct',
      signature: 'struct Order {uint8 kind; address[] buyers;}',
      meaning: 'What is bought at once.',
      params: {kind: 'Small is 0.', buyers: 'At most ten.'},
    },
    {
      kind: 'enum',
      signature: 'enum PauseType {NONE, SALES}',
      meaning: 'What can be closed.',
      params: {NONE: 'Nothing.', SALES: 'The till.'},
    },
    {
      kind: 'event',
      signature: 'event Sold(address indexed buyer, uint256 price)',
      meaning: 'Money changed hands.',
      params: {buyer: 'Who pays.', price: 'In wei.'},
    },
    {kind: 'error', signature: 'error Closed()', meaning: 'Come back later.'},
    {
      kind: 'error',
      signature: 'error IsPaused(uint8 pauseType)',
      meaning: 'Sales stopped.',
      params: {pauseType: 'Which.'},
    },
    {
      kind: 'function',
      signature: 'function buy(Order _order) external payable returns (uint256 number)',
      meaning: 'Takes the exact price; see `Sold`.',
      params: {_order: 'What to buy.'},
      returns: {number: 'Of the receipt.'},
      callers: ['anyone'],
      reverts: [{error: 'Closed', when: 'It is Sunday.'}],
      emits: ['Sold'],
    },
  ],
} as const satisfies ContractFacts;

export const ShopBase = {
  name: 'ShopBase',
  kind: 'abstract contract',
  summary: 'Keeps the till.',
  source: 'example/shop@0123abcd:contracts/ShopBase.sol',
  checked: '2026-11-22',
  page: 'shopbase',
  bases: ['IShop'],
  members: [
    {
      kind: 'constant',
      signature: 'function KEEPER_ROLE() public view returns (bytes32)',
      value: 'keccak256("KEEPER_ROLE")',
      meaning: 'Opens and closes.',
    },
    {
      kind: 'variable',
      signature: 'mapping(address buyer => uint256 total) internal spent',
      meaning: 'In wei since the opening.',
    },
    {
      kind: 'function',
      signature: 'function buy(Order _order) external payable returns (uint256 number)',
      meaning: 'Counts what is spent, `spent`.',
      callers: ['anyone'],
      pausedBy: ['SALES'],
      reverts: [{error: 'Closed', when: 'It is Sunday.'}],
      emits: ['Sold'],
    },
    {
      kind: 'function',
      signature: 'function isPaused(uint8 pauseType) public view returns (bool)',
      meaning: 'Ask before you queue.',
      params: {pauseType: 'Of `PauseType`.'},
      returns: 'Whether nothing is sold.',
    },
    {
      kind: 'function',
      signature: 'function close(uint8 pauseType) external',
      meaning: 'Until somebody opens again.',
      params: {pauseType: 'What to close.'},
      callers: [{role: 'KEEPER_ROLE'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyOnce(uint256 number)',
      meaning: 'Refuses a second run.',
      params: {number: 'Of the receipt.'},
    },
    {
      kind: 'function',
      signature: 'function _count(uint256 price) internal',
      meaning: 'Adds to the till.',
      params: {price: 'In wei.'},
    },
  ],
} as const satisfies ContractFacts;

export const Shop = {
  name: 'Shop',
  kind: 'contract',
  summary: 'Sells to whoever pays.',
  source: 'example/shop@0123abcd:contracts/Shop.sol',
  checked: '2026-11-22',
  page: 'shop',
  bases: ['ShopBase'],
  deployed: ['ethereum/LineaRollup'],
  showsInterface: true,
  members: [
    {
      kind: 'constructor',
      signature: 'constructor(address _owner)',
      meaning: 'Opens at once.',
      params: {_owner: 'Gets the keys.'},
    },
    {
      kind: 'function',
      signature: 'function refund(uint256 number) external',
      meaning: 'Gives the money back, once.',
      params: {number: 'Of the receipt.'},
      callers: [{only: 'the buyer'}],
      reverts: [{message: 'too <late>', when: 'A month has passed.'}],
      missingOn: ['mainnet'],
    },
    {
      kind: 'function',
      signature: 'function refund(uint256 number, address to) external',
      meaning: 'The same, for somebody else.',
      params: {number: 'Of the receipt.', to: 'Who gets it.'},
      callers: [{only: 'the buyer'}],
    },
  ],
} as const satisfies ContractFacts;

/** A contract that inherits everything, and has one function with a role and a pause type. */
export const Counter = {
  name: 'Counter',
  kind: 'abstract contract',
  summary: 'Where somebody pays in cash.',
  source: 'example/shop@0123abcd:contracts/Counter.sol',
  checked: '2026-11-22',
  page: 'counter',
  bases: ['ShopBase'],
  members: [
    {
      kind: 'constant',
      signature: 'function CLERK_ROLE() public view returns (bytes32)',
      value: 'keccak256("CLERK_ROLE")',
      meaning: 'Nothing asks for it here.',
    },
    {
      kind: 'function',
      signature: 'function take(uint256 coins) external',
      meaning: 'Goes into the drawer.',
      params: {coins: 'In cents.'},
      callers: [{role: 'KEEPER_ROLE'}],
      pausedBy: ['SALES'],
    },
  ],
} as const satisfies ContractFacts;

/** A third-party contract without a page, which the base inherits. */
const Ledger: ContractFacts = {
  name: 'Ledger',
  kind: 'abstract contract',
  summary: 'Keeps the books.',
  source: 'example/ledger@0123abcd:contracts/Ledger.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'constant',
      signature: 'function AUDITOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("AUDITOR_ROLE")',
      meaning: 'Reads the books.',
    },
    {kind: 'error', signature: 'error NotBalanced()', meaning: 'Count again.'},
    {kind: 'function', signature: 'function _book() internal', meaning: 'Writes a line.'},
    {
      kind: 'function',
      signature: 'function audit() external',
      meaning: 'Ends with a stamp.',
      callers: [{role: 'AUDITOR_ROLE'}],
      reverts: [{error: 'NotBalanced', when: 'A line is missing.'}],
    },
  ],
};

/**
 * The contracts, with a base that inherits the third-party contract, and a test's additional
 * contracts.
 */
export const familyWithOther = (...more: readonly ContractFacts[]): Catalog =>
  new Map([
    ...familyWith({...ShopBase, bases: ['IShop', 'Ledger']}, Ledger),
    ...more.map((contract) => [contract.name, contract] as const),
  ]);

/** The contracts, with some replaced. */
export const familyWith = (...replaced: readonly ContractFacts[]): Catalog =>
  new Map([IShop, ShopBase, Shop, ...replaced].map((contract) => [contract.name, contract]));

export const family = familyWith();

/** `ShopBase` with one more member, which replaces a member with the same name. */
export const withMember = (member: ContractMember): ContractFacts => ({
  ...ShopBase,
  members: [member, ...ShopBase.members.filter((each) => nameOf(each) !== nameOf(member))],
});
