import type {ContractFacts} from '../schema';

/** Of OpenZeppelin's contracts, in the version that Linea's contracts are built with. */
export const ERC20PermitUpgradeable = {
  name: 'ERC20PermitUpgradeable',
  kind: 'abstract contract',
  summary: 'Lets holders of a token allow a spender by signature, as ERC-2612 has it.',
  source:
    'OpenZeppelin/openzeppelin-contracts-upgradeable@2d081f24:contracts/token/ERC20/extensions/ERC20PermitUpgradeable.sol',
  checked: '2026-11-22',
  bases: ['Initializable', 'ERC20Upgradeable', 'EIP712Upgradeable'],
  members: [
    {
      kind: 'function',
      signature:
        'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) public',
      meaning:
        'Anybody may bring the signature, so it can be used before your own transaction does. The allowance is the same then.',
      params: {
        owner: 'Who signed.',
        spender: 'Who may take tokens; not zero.',
        value: 'The allowance, in the smallest unit of the token.',
        deadline: 'The last moment at which the signature counts, in Unix seconds.',
        v: 'Of the signature, 27 or 28.',
        r: 'Of the signature.',
        s: 'Of the signature.',
      },
      callers: ['anyone'],
      reverts: [
        {message: 'ERC20Permit: expired deadline', when: '`deadline` has passed.'},
        {
          message: 'ERC20Permit: invalid signature',
          when: 'Another account signed, or other values: a used nonce, another layer, another token.',
        },
        {
          message: 'ECDSA: invalid signature',
          when: '`v` is neither 27 nor 28, or `r` and `s` are of no signature.',
        },
        {
          message: "ECDSA: invalid signature 's' value",
          when: '`s` is in the upper half of its range.',
        },
        {message: 'ERC20: approve to the zero address', when: '`spender` is zero.'},
      ],
      emits: ['Approval'],
    },
    {
      kind: 'function',
      signature: 'function nonces(address owner) public view returns (uint256)',
      meaning:
        'Grows by one with each permit that was used, and makes the others of that number void.',
      params: {owner: 'Who signs.'},
      returns: 'The number that the next permit has to be signed with.',
    },
    {
      kind: 'function',
      signature: 'function DOMAIN_SEPARATOR() external view returns (bytes32)',
      meaning: 'Differs between the layers, so that a permit for one is void on the other.',
      returns: 'The hash of what `eip712Domain` gives.',
    },
  ],
} as const satisfies ContractFacts;
