import type {ContractFacts} from '../schema';

/** Of OpenZeppelin's contracts, in the version that Linea's contracts are built with. */
export const ERC20PermitUpgradeable = {
  name: 'ERC20PermitUpgradeable',
  kind: 'abstract contract',
  summary: 'Lets token holders approve a spender by signature, as in ERC-2612.',
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
        'Sets an allowance by signature. Any account can submit the signature, even before your transaction does. The allowance is the same.',
      params: {
        owner: 'The signer.',
        spender: 'The account that can move the tokens; not zero.',
        value: 'The allowance, in the token’s smallest unit.',
        deadline:
          'The last second in which the signature is valid, as a Unix timestamp in seconds.',
        v: 'The signature’s `v`, 27 or 28.',
        r: 'The signature’s `r`.',
        s: 'The signature’s `s`.',
      },
      callers: ['anyone'],
      reverts: [
        {message: 'ERC20Permit: expired deadline', when: '`deadline` has passed.'},
        {
          message: 'ERC20Permit: invalid signature',
          when: 'The signature is from another account or for other values: a used nonce, another layer, another token.',
        },
        {
          message: 'ECDSA: invalid signature',
          when: '`v` is neither 27 nor 28, or `r` and `s` don’t form a signature.',
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
        'Returns the nonce for the account’s next permit. Each used permit increases the nonce by one, which makes other permits with the old nonce invalid.',
      params: {owner: 'The account that signs.'},
      returns: 'The nonce to sign the next permit with.',
    },
    {
      kind: 'function',
      signature: 'function DOMAIN_SEPARATOR() external view returns (bytes32)',
      meaning:
        'Returns the domain hash for permits. It differs between the layers, so a permit for one layer is invalid on the other.',
      returns: 'The hash of the fields that `eip712Domain` returns.',
    },
  ],
} as const satisfies ContractFacts;
