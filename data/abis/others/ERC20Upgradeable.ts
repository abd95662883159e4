import type {ContractFacts} from '../schema';

/** Of OpenZeppelin's contracts, in the version that Linea's contracts are built with. */
export const ERC20Upgradeable = {
  name: 'ERC20Upgradeable',
  kind: 'contract',
  summary: 'An ERC-20 token with balances and allowances.',
  source:
    'OpenZeppelin/openzeppelin-contracts-upgradeable@2d081f24:contracts/token/ERC20/ERC20Upgradeable.sol',
  checked: '2026-11-22',
  bases: ['Initializable'],
  members: [
    {
      kind: 'event',
      signature: 'event Transfer(address indexed from, address indexed to, uint256 value)',
      meaning:
        'Emitted when tokens move: from zero when they’re minted, to zero when they’re burned.',
      params: {
        from: 'The account that had the tokens.',
        to: 'The account that has them now.',
        value: 'The amount, in the token’s smallest unit.',
      },
    },
    {
      kind: 'event',
      signature: 'event Approval(address indexed owner, address indexed spender, uint256 value)',
      meaning: 'Emitted when an allowance changes, also when a spender uses part of a limited one.',
      params: {
        owner: 'The owner of the tokens.',
        spender: 'The account that can move the tokens.',
        value: 'The remaining allowance, in the token’s smallest unit.',
      },
    },
    {
      kind: 'function',
      signature: 'function name() public view returns (string)',
      meaning:
        'Returns the token’s name, which isn’t unique: any account can deploy a token with any name.',
      returns: 'The name that wallets show.',
    },
    {
      kind: 'function',
      signature: 'function symbol() public view returns (string)',
      meaning: 'Returns the token’s symbol, which isn’t unique either.',
      returns: 'The symbol that wallets show next to amounts.',
    },
    {
      kind: 'function',
      signature: 'function decimals() public view returns (uint8)',
      meaning: 'Returns 18, unless a derived contract overrides it.',
      returns: 'The number of decimals.',
    },
    {
      kind: 'function',
      signature: 'function totalSupply() public view returns (uint256)',
      meaning: 'Returns the supply, which each mint increases and each burn reduces.',
      returns: 'The supply, in the token’s smallest unit.',
    },
    {
      kind: 'function',
      signature: 'function balanceOf(address account) public view returns (uint256)',
      meaning: 'Returns the account’s own tokens, without allowances.',
      params: {account: 'The account to look up.'},
      returns: 'The balance, in the token’s smallest unit.',
    },
    {
      kind: 'function',
      signature: 'function transfer(address to, uint256 amount) public returns (bool)',
      meaning:
        'Sends tokens to another account on this layer. Tokens that you transfer to the token bridge are stuck.',
      params: {to: 'The recipient; not zero.', amount: 'The amount, in the token’s smallest unit.'},
      returns: 'Always `true`; a failure reverts.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'ERC20: transfer from the zero address',
          when: 'The caller is zero, as in an `eth_call` without `from`.',
        },
        {message: 'ERC20: transfer to the zero address', when: '`to` is zero.'},
        {
          message: 'ERC20: transfer amount exceeds balance',
          when: 'The caller has less than `amount`.',
        },
      ],
      emits: ['Transfer'],
    },
    {
      kind: 'function',
      signature: 'function allowance(address owner, address spender) public view returns (uint256)',
      meaning:
        'Returns what a spender can still move. The largest `uint256` means no limit, and doesn’t decrease.',
      params: {owner: 'The owner of the tokens.', spender: 'The account that can move the tokens.'},
      returns: 'The allowance, in the token’s smallest unit.',
    },
    {
      kind: 'function',
      signature: 'function approve(address spender, uint256 amount) public returns (bool)',
      meaning: 'Replaces the previous allowance, which doesn’t have to be 0.',
      params: {
        spender: 'The account that can move the tokens; not zero.',
        amount: 'The amount, in the token’s smallest unit.',
      },
      returns: 'Always `true`; a failure reverts.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'ERC20: approve from the zero address',
          when: 'The caller is zero, as in an `eth_call` without `from`.',
        },
        {message: 'ERC20: approve to the zero address', when: '`spender` is zero.'},
      ],
      emits: ['Approval'],
    },
    {
      kind: 'function',
      signature:
        'function transferFrom(address from, address to, uint256 amount) public returns (bool)',
      meaning: 'Moves another account’s tokens and uses the caller’s allowance.',
      params: {
        from: 'The owner of the tokens.',
        to: 'The recipient; not zero.',
        amount: 'The amount, in the token’s smallest unit.',
      },
      returns: 'Always `true`; a failure reverts.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'ERC20: insufficient allowance',
          when: 'The caller’s allowance is below `amount`.',
        },
        {
          message: 'ERC20: approve from the zero address',
          when: '`from` is zero, and `amount` is 0.',
        },
        {
          message: 'ERC20: approve to the zero address',
          when: 'The caller is zero, as in an `eth_call` without `from`, and `amount` is 0.',
        },
        {message: 'ERC20: transfer to the zero address', when: '`to` is zero.'},
        {
          message: 'ERC20: transfer amount exceeds balance',
          when: '`from` has less than `amount`.',
        },
      ],
      emits: ['Approval', 'Transfer'],
    },
    {
      kind: 'function',
      signature:
        'function increaseAllowance(address spender, uint256 addedValue) public returns (bool)',
      meaning: 'Adds to an allowance, so that a spender can’t use both the old and the new one.',
      params: {
        spender: 'The account that can move the tokens; not zero.',
        addedValue: 'The amount to add, in the token’s smallest unit.',
      },
      returns: 'Always `true`; a failure reverts.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'Panic(0x11)',
          when: 'The sum is above the largest `uint256`, for example if the allowance is unlimited.',
        },
        {
          message: 'ERC20: approve from the zero address',
          when: 'The caller is zero, as in an `eth_call` without `from`.',
        },
        {message: 'ERC20: approve to the zero address', when: '`spender` is zero.'},
      ],
      emits: ['Approval'],
    },
    {
      kind: 'function',
      signature:
        'function decreaseAllowance(address spender, uint256 subtractedValue) public returns (bool)',
      meaning: 'Reduces an allowance. It fails if the spender has already used too much of it.',
      params: {
        spender: 'The account that can move the tokens; not zero.',
        subtractedValue: 'The amount to subtract, in the token’s smallest unit.',
      },
      returns: 'Always `true`; a failure reverts.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'ERC20: decreased allowance below zero',
          when: 'The allowance is below `subtractedValue`.',
        },
        {
          message: 'ERC20: approve from the zero address',
          when: 'The caller is zero, as in an `eth_call` without `from`, and `subtractedValue` is 0.',
        },
        {message: 'ERC20: approve to the zero address', when: '`spender` is zero.'},
      ],
      emits: ['Approval'],
    },
  ],
} as const satisfies ContractFacts;
