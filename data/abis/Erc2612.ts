import type {ContractAbi} from './contractAbi';

/** The members that ERC-2612 adds to a token, as far as pages name them. */
export const Erc2612 = {
  source: 'https://eips.ethereum.org/EIPS/eip-2612',
  items: [
    'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    'function nonces(address owner) view returns (uint256)',
    'function DOMAIN_SEPARATOR() view returns (bytes32)',
  ],
} as const satisfies ContractAbi;
