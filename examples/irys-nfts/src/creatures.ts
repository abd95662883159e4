import {type Address, parseAbi} from 'viem';

/** Your contract, and what the scripts call. */
export const creatures = {
  address: process.env.VITE_CREATURES as Address,
  abi: parseAbi([
    'function hatched() view returns (uint256)',
    'function nextMealOf(uint256 token) view returns (uint256)',
    'function tokenURI(uint256 token) view returns (string)',
    'function hatch() returns (uint256)',
    'function feed(uint256 token)',
    'event MetadataUpdate(uint256 _tokenId)',
    'error NotYours(uint256 token)',
    'error TooSoon(uint256 nextMeal)',
    'error FullyGrown(uint256 token)',
  ]),
} as const;
