import {createWalletClient, http, isHex, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';

const key = process.env.PRIVATE_KEY;
if (!isHex(key)) {
  throw new Error('PRIVATE_KEY is not set, or does not start with 0x');
}

/** Signs with the key from the environment, on Linea Sepolia or the chain behind RPC_URL. */
export const client = createWalletClient({
  account: privateKeyToAccount(key),
  transport: http(process.env.RPC_URL ?? 'https://rpc.sepolia.linea.build'),
  pollingInterval: 1000,
}).extend(publicActions);
