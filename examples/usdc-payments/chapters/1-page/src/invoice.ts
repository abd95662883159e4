import {isAddress, parseUnits} from 'viem';
import {DECIMALS} from './usdc';

const seller: unknown = import.meta.env.VITE_SELLER;
if (typeof seller !== 'string' || !isAddress(seller)) {
  throw new Error('Set VITE_SELLER=0x… in .env');
}

/** The amount due, and the seller. */
export const invoice = {number: '2026-0042', amount: parseUnits('2.50', DECIMALS), seller} as const;
