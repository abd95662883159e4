import type {ContractFacts} from '../schema';

/** Of OpenZeppelin's contracts, in the version that Linea's contracts are built with, with the interface of ERC-5267. */
export const EIP712Upgradeable = {
  name: 'EIP712Upgradeable',
  kind: 'abstract contract',
  summary: 'The domain for which typed data is signed.',
  source:
    'OpenZeppelin/openzeppelin-contracts-upgradeable@2d081f24:contracts/utils/cryptography/EIP712Upgradeable.sol',
  checked: '2026-11-22',
  bases: ['Initializable'],
  members: [
    {
      kind: 'event',
      signature: 'event EIP712DomainChanged()',
      meaning: 'Part of ERC-5267; no code here emits it.',
    },
    {
      kind: 'function',
      signature:
        'function eip712Domain() public view returns (bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)',
      meaning: 'Everything that a wallet needs to sign for this contract.',
      returns: {
        fields: 'Which of the following count: `0x0f`, the first four.',
        name: 'Of a token, its name.',
        version: '`1` for permits.',
        chainId: 'That of this layer.',
        verifyingContract: 'This contract.',
        salt: 'Not used: zero.',
        extensions: 'Not used: empty.',
      },
      reverts: [
        {
          message: 'EIP712: Uninitialized',
          when: 'The set-up ran with code before version 4.9, which stored hashes of name and version.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
