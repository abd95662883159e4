// #region imports
import {type Abi, type Address, zeroAddress} from 'viem';
import {l2MessageService, lineaRollup} from './contracts';
import type {Layers} from './layers';
import type {Message} from './message';
import {proveMessage} from './messageProof';
// #endregion

/** A call that delivers a message, in viem's format. */
export interface Claim {
  readonly chainId: number;
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

// #region claim
/** Builds the call on either layer. With the zero address, the account that claims gets the fee. */
export async function claimOf(message: Message, layers: Layers): Promise<Claim> {
  const {from, to, fee, value, data, number} = message;
  if (message.layer === 'l1') {
    return {
      ...l2MessageService,
      functionName: 'claimMessage',
      args: [from, to, fee, value, zeroAddress, data, number],
    };
  }
  const proof = await proveMessage(layers, message);
  return {
    ...lineaRollup,
    functionName: 'claimMessageWithProof',
    args: [
      {...proof, messageNumber: number, from, to, fee, value, feeRecipient: zeroAddress, data},
    ],
  };
}
// #endregion
