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
      meaning: 'From zero when tokens are minted, to zero when they are burned.',
      params: {
        from: 'Who had the tokens.',
        to: 'Who has them now.',
        value: 'In the smallest unit of the token.',
      },
    },
    {
      kind: 'event',
      signature: 'event Approval(address indexed owner, address indexed spender, uint256 value)',
      meaning:
        'Emitted also when a spender uses some of an allowance, unless that is without limit.',
      params: {
        owner: 'Who allows.',
        spender: 'Who may take tokens.',
        value: 'What is left of the allowance, in the smallest unit of the token.',
      },
    },
    {
      kind: 'function',
      signature: 'function name() public view returns (string)',
      meaning: 'Not unique: anybody can deploy a token of any name.',
      returns: 'As wallets show it.',
    },
    {
      kind: 'function',
      signature: 'function symbol() public view returns (string)',
      meaning: 'Not unique either.',
      returns: 'As wallets show it, next to amounts.',
    },
    {
      kind: 'function',
      signature: 'function decimals() public view returns (uint8)',
      meaning: '18, unless a contract that inherits it answers otherwise.',
      returns: 'How many digits stand behind the point.',
    },
    {
      kind: 'function',
      signature: 'function totalSupply() public view returns (uint256)',
      meaning: 'Grows by each mint and shrinks by each burn.',
      returns: 'In the smallest unit of the token.',
    },
    {
      kind: 'function',
      signature: 'function balanceOf(address account) public view returns (uint256)',
      meaning: 'Without what others may take: allowances do not count.',
      params: {account: 'Whom to look up.'},
      returns: 'In the smallest unit of the token.',
    },
    {
      kind: 'function',
      signature: 'function transfer(address to, uint256 amount) public returns (bool)',
      meaning: 'Stays on this layer. Tokens that are sent to the token bridge this way are stuck.',
      params: {to: 'Not zero.', amount: 'In the smallest unit of the token.'},
      returns: 'Always `true`; else it reverts.',
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
      meaning: 'The largest `uint256` stands for no limit, and does not shrink.',
      params: {owner: 'Who allows.', spender: 'Who may take tokens.'},
      returns: 'In the smallest unit of the token.',
    },
    {
      kind: 'function',
      signature: 'function approve(address spender, uint256 amount) public returns (bool)',
      meaning: 'Replaces what was allowed before; an old allowance need not be 0.',
      params: {
        spender: 'Who may take tokens; not zero.',
        amount: 'In the smallest unit of the token.',
      },
      returns: 'Always `true`; else it reverts.',
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
      meaning: 'Uses up the allowance that the caller has of `from`.',
      params: {
        from: 'Whose tokens.',
        to: 'Not zero.',
        amount: 'In the smallest unit of the token.',
      },
      returns: 'Always `true`; else it reverts.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'ERC20: insufficient allowance',
          when: 'The allowance of the caller is below `amount`.',
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
      meaning: 'Adds to what is allowed, so that a spender cannot use both the old and the new.',
      params: {
        spender: 'Who may take tokens; not zero.',
        addedValue: 'In the smallest unit of the token.',
      },
      returns: 'Always `true`; else it reverts.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'Panic(0x11)',
          when: 'The sum is above the largest `uint256`, as on top of an allowance without limit.',
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
      meaning: 'Fails when the spender was faster and less is left.',
      params: {
        spender: 'Who may take tokens; not zero.',
        subtractedValue: 'In the smallest unit of the token.',
      },
      returns: 'Always `true`; else it reverts.',
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
