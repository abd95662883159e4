import {createWalletClient, http, isHex, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';

const key = process.env.PRIVATE_KEY;
if (!isHex(key)) {
  throw new Error('PRIVATE_KEY is not set, or does not start with 0x');
}

/** Reads Linea Sepolia, and signs with the key from the environment. */
export const client = createWalletClient({
  account: privateKeyToAccount(key),
  chain: lineaSepolia,
  // Check for a new block every second, not every four.
  pollingInterval: 1000,
  transport: http('https://rpc.sepolia.linea.build'),
}).extend(publicActions);
