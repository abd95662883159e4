import type {Address, Hex} from 'viem';
import {lineaSepolia} from 'viem/chains';
import type {Invoice} from './invoice';
import {usdc} from './usdc';

/** The values that the buyer sends to the shop's server. */
export interface Payment {
  readonly from: Address;
  readonly validBefore: number;
  readonly signature: Hex;
}

/** Fifteen minutes from now, in seconds. */
export const inFifteenMinutes = () => Math.floor(Date.now() / 1000) + 15 * 60;

/**
 * The transfer that a buyer signs, as EIP-712 typed data.
 *
 * @param token what USDC returns for `name` and `version`.
 */
export function authorizationFor(
  {seller, amount, reference}: Invoice,
  {from, validBefore}: Pick<Payment, 'from' | 'validBefore'>,
  token: {readonly name: string; readonly version: string},
) {
  return {
    domain: {...token, chainId: lineaSepolia.id, verifyingContract: usdc.address},
    types: {
      TransferWithAuthorization: [
        {name: 'from', type: 'address'},
        {name: 'to', type: 'address'},
        {name: 'value', type: 'uint256'},
        {name: 'validAfter', type: 'uint256'},
        {name: 'validBefore', type: 'uint256'},
        {name: 'nonce', type: 'bytes32'},
      ],
    },
    primaryType: 'TransferWithAuthorization',
    message: {
      from,
      to: seller,
      value: amount,
      validAfter: 0n,
      validBefore: BigInt(validBefore),
      nonce: reference,
    },
  } as const;
}
