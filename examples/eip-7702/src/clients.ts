import {createWalletClient, http, isHex, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';

function accountFrom(name: string) {
  const key = process.env[name];
  if (!isHex(key)) {
    throw new Error(`${name} is not set, or does not start with 0x`);
  }
  return privateKeyToAccount(key);
}

/** The account that delegates. It only signs, and needs no ETH. */
export const authority = accountFrom('AUTHORITY_KEY');

/** Another account, which sends the transactions and pays for them. */
export const sponsor = createWalletClient({
  account: accountFrom('SPONSOR_KEY'),
  chain: lineaSepolia,
  // Check for a new block every second, not every four.
  pollingInterval: 1000,
  transport: http('https://rpc.sepolia.linea.build'),
}).extend(publicActions);
