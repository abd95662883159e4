import {isHex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';

const key = process.env.OWNER_KEY;
if (!isHex(key)) {
  throw new Error('OWNER_KEY is not set, or does not start with 0x');
}

/** The key that signs for the smart account. */
export const owner = privateKeyToAccount(key);
