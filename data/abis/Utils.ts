import type {ContractFacts} from './schema';

export const Utils = {
  name: 'Utils',
  kind: 'library',
  summary: 'Hashed two words with Keccak-256 without allocating memory.',
  source: 'Consensys/linea-monorepo@a83412e2:contracts/contracts/lib/Utils.sol',
  checked: '2026-11-22',
  page: 'lib/utils',
  bases: [],
  gone: 'Renamed on January 29, 2025 to [`EfficientLeftRightKeccak`](https://github.com/Consensys/linea-monorepo/blob/cb180134/contracts/src/libraries/EfficientLeftRightKeccak.sol), which has the same two functions. Removed from Linea Mainnet with the upgrade of March 31, 2026.',
  members: [
    {
      kind: 'function',
      signature:
        'function _efficientKeccak(bytes32 _left, bytes32 _right) internal pure returns (bytes32 value)',
      meaning:
        'Returns the same hash as `keccak256(abi.encode(_left, _right))`. The order matters: the message service put the older hash on the left.',
      params: {_left: 'The first 32 bytes.', _right: 'The next 32 bytes.'},
      returns: {value: 'The hash of the 64 bytes.'},
    },
    {
      kind: 'function',
      signature:
        'function _efficientKeccak(uint256 _left, address _right) internal pure returns (bytes32 value)',
      meaning:
        'Returns the same hash as `keccak256(abi.encode(_left, _right))`, not `abi.encodePacked`: the address fills a word. The token bridge computed a new token’s salt with it.',
      params: {
        _left: 'The chain ID of the layer that gets the new token.',
        _right: 'The original token on the other layer.',
      },
      returns: {value: 'The hash of the 64 bytes.'},
    },
  ],
} as const satisfies ContractFacts;
