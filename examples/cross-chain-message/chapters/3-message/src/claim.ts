import {type Abi, type Address, zeroAddress} from 'viem';
import {l2MessageService} from './contracts';
import type {Message} from './message';

/** A call that delivers a message, in viem's format. */
export interface Claim {
  readonly chainId: number;
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** Builds the call on Linea. With the zero address, the account that claims gets the fee. */
export function claimOf({from, to, fee, value, data, number}: Message): Claim {
  return {
    ...l2MessageService,
    functionName: 'claimMessage',
    args: [from, to, fee, value, zeroAddress, data, number],
  };
}
