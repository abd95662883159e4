import {formatUnits, parseAbi} from 'viem';

/** USDC on Linea Sepolia, with the members that this shop uses. */
export const usdc = {
  address: '0xFEce4462D57bD51A6A552365A011b95f0E16d9B7',
  abi: parseAbi([
    'function name() view returns (string)',
    'function symbol() view returns (string)',
    'function version() view returns (string)',
    'function decimals() view returns (uint8)',
    'function balanceOf(address account) view returns (uint256)',
    'function transfer(address to, uint256 value) returns (bool)',
    'event Transfer(address indexed from, address indexed to, uint256 value)',
  ]),
} as const;

/** USDC has 6 decimals, not 18 like ETH. */
export const DECIMALS = 6;

const format = new Intl.NumberFormat('en', {minimumFractionDigits: 2, maximumFractionDigits: 6});

/** Writes 2500000n as 2.50. */
export function formatUsdc(value: bigint): string {
  return format.format(formatUnits(value, DECIMALS) as `${number}`);
}
