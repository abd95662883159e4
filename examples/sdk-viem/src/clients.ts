import {createWalletClient, http, isHex, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia, sepolia} from 'viem/chains';

const {PRIVATE_KEY: key, L1_RPC_URL: l1Url} = process.env;
if (!isHex(key) || l1Url === undefined) {
  throw new Error('Set PRIVATE_KEY, starting with 0x, and L1_RPC_URL');
}

/** The same account on both layers. */
export const account = privateKeyToAccount(key);

/** Ethereum Sepolia. */
export const l1 = createWalletClient({account, chain: sepolia, transport: http(l1Url)}).extend(
  publicActions,
);

/** Linea Sepolia. */
export const l2 = createWalletClient({
  account,
  chain: lineaSepolia,
  pollingInterval: 1000,
  transport: http('https://rpc.sepolia.linea.build'),
}).extend(publicActions);
