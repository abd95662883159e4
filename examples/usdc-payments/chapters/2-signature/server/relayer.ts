import {createWalletClient, http, isHex, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';

const key = process.env.RELAYER_KEY;
if (!isHex(key)) {
  throw new Error('Set RELAYER_KEY=0x… in .env');
}

/** Sends the buyers' transfers and pays the gas. Its account holds ETH for gas, and no USDC. */
export const relayer = createWalletClient({
  account: privateKeyToAccount(key),
  chain: lineaSepolia,
  pollingInterval: 1000,
  transport: http('https://rpc.sepolia.linea.build'),
}).extend(publicActions);
