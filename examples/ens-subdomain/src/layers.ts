import {createWalletClient, type Hash, http, isHex, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {linea, mainnet} from 'viem/chains';

const {PRIVATE_KEY: key, L1_RPC_URL: l1Url, NAME, LABEL} = process.env;
if (!isHex(key)) {
  throw new Error('PRIVATE_KEY is not set, or does not start with 0x');
}
if (!l1Url || !NAME || !LABEL) {
  throw new Error('Set L1_RPC_URL, NAME and LABEL');
}
const account = privateKeyToAccount(key);

/** The name on L1, such as `example.eth`, and a subdomain of it. */
export const parent = NAME;
export const label = LABEL;
export const subdomain = `${label}.${parent}`;

export const l1 = createWalletClient({account, chain: mainnet, transport: http(l1Url)}).extend(
  publicActions,
);
export const l2 = createWalletClient({
  account,
  chain: linea,
  pollingInterval: 1000,
  transport: http('https://rpc.linea.build'),
}).extend(publicActions);

/** Waits for a transaction on Linea, and prints the block to compare with the finalized one. */
export async function confirm(hash: Hash) {
  const receipt = await l2.waitForTransactionReceipt({hash});
  console.log(`${receipt.status} in block ${receipt.blockNumber}: ${hash}`);
  return receipt;
}
