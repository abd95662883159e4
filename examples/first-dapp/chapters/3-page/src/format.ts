import {type Address, formatEther} from 'viem';

/** An amount of wei in ETH, for example "0.0001 ETH". */
export const eth = (wei?: bigint) => (wei === undefined ? '…' : `${formatEther(wei)} ETH`);

/** Both ends of an address. */
export const short = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`;
