import type {ContractFacts} from '../schema';

/** From OpenZeppelin, in the version that Linea's contracts use, with the interface of ERC-5267. */
export const EIP712Upgradeable = {
  name: 'EIP712Upgradeable',
  kind: 'abstract contract',
  summary: 'The domain for signatures of typed data.',
  source:
    'OpenZeppelin/openzeppelin-contracts-upgradeable@2d081f24:contracts/utils/cryptography/EIP712Upgradeable.sol',
  checked: '2026-11-22',
  bases: ['Initializable'],
  members: [
    {
      kind: 'event',
      signature: 'event EIP712DomainChanged()',
      meaning: 'Part of ERC-5267. No code here emits it.',
    },
    {
      kind: 'function',
      signature:
        'function eip712Domain() public view returns (bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)',
      meaning: 'Returns everything that a wallet needs to sign for this contract.',
      returns: {
        fields: 'The fields in use: `0x0f`, the first four.',
        name: 'For a token, its name.',
        version: '`1` for permits.',
        chainId: 'The chain ID of this layer.',
        verifyingContract: 'This contract.',
        salt: 'Unused: zero.',
        extensions: 'Unused: empty.',
      },
      reverts: [
        {
          message: 'EIP712: Uninitialized',
          when: 'The contract was initialized with code before version 4.9, which stored hashes of name and version.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
