import {createWalletClient, http, isAddress, isHex, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';
import {allowanceAbi, requestsAbi} from './abi';

function addressIn(name: string) {
  const value = process.env[name];
  if (value === undefined || !isAddress(value)) {
    throw new Error(`Set ${name}=0x… in .env`);
  }
  return value;
}

const key = process.env.AGENT_KEY;
if (!isHex(key)) {
  throw new Error('Set AGENT_KEY=0x… in .env');
}

/** Reads the network, and signs with the agent's key. */
export const client = createWalletClient({
  account: privateKeyToAccount(key),
  chain: lineaSepolia,
  pollingInterval: 1000,
  transport: http('https://rpc.sepolia.linea.build'),
}).extend(publicActions);

export const allowance = {address: addressIn('VITE_ALLOWANCE'), abi: allowanceAbi} as const;
export const requests = {address: addressIn('VITE_REQUESTS'), abi: requestsAbi} as const;
