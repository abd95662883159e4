import {createWalletClient, http, isHex, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia, sepolia} from 'viem/chains';

const {PRIVATE_KEY: key, L1_RPC_URL: l1Url} = process.env;
if (!isHex(key)) {
  throw new Error('PRIVATE_KEY is not set, or does not start with 0x');
}
if (l1Url === undefined) {
  throw new Error('Set L1_RPC_URL to an Ethereum Sepolia endpoint');
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
