import type {ContractFacts} from './schema';

export const Utils = {
  name: 'Utils',
  kind: 'library',
  summary: 'Hashed two words with Keccak-256 without taking memory for it.',
  source: 'Consensys/linea-monorepo@a83412e2:contracts/contracts/lib/Utils.sol',
  checked: '2026-11-22',
  page: 'lib/utils',
  bases: [],
  gone: 'Renamed in the source on January 29, 2025, and out of the contracts of Linea Mainnet with the upgrade of March 31, 2026. The library [`EfficientLeftRightKeccak`](https://github.com/Consensys/linea-monorepo/blob/cb180134/contracts/src/libraries/EfficientLeftRightKeccak.sol) has the same two functions.',
  members: [
    {
      kind: 'function',
      signature:
        'function _efficientKeccak(bytes32 _left, bytes32 _right) internal pure returns (bytes32 value)',
      meaning:
        'Gives the same as `keccak256(abi.encode(_left, _right))`. The order counts: the message service put the older hash to the left.',
      params: {_left: 'The first 32 bytes.', _right: 'The 32 bytes behind them.'},
      returns: {value: 'The hash of the 64 bytes.'},
    },
    {
      kind: 'function',
      signature:
        'function _efficientKeccak(uint256 _left, address _right) internal pure returns (bytes32 value)',
      meaning:
        'Gives the same as `keccak256(abi.encode(_left, _right))`, not that of `abi.encodePacked`: the address fills a word. The token bridge made the salt of a new token from it.',
      params: {
        _left: 'The chain ID of the layer that gets the new token.',
        _right: 'The original on the other layer.',
      },
      returns: {value: 'The hash of the 64 bytes.'},
    },
  ],
} as const satisfies ContractFacts;
