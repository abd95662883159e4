import {isAddress} from 'viem';
import {createConfig, http} from 'wagmi';
import {lineaSepolia} from 'wagmi/chains';
import {allowanceAbi} from '../agent/abi';

const {VITE_ALLOWANCE: address, VITE_FROM_BLOCK: fromBlock} = import.meta.env;
if (!isAddress(address) || !fromBlock) {
  throw new Error('Set VITE_ALLOWANCE and VITE_FROM_BLOCK in .env');
}

export const allowance = {chainId: lineaSepolia.id, address, abi: allowanceAbi} as const;

/** The block before the deployment. Older blocks contain no payments. */
export const FROM_BLOCK = BigInt(fromBlock);

/** How often the page reads the contract again, in milliseconds. */
export const EVERY = 4000;

export const EXPLORER = 'https://sepolia.lineascan.build';

export const config = createConfig({
  chains: [lineaSepolia],
  transports: {[lineaSepolia.id]: http('https://rpc.sepolia.linea.build')},
  pollingInterval: 1000,
});
