import type {Address, Hex} from './hex';

export enum OnChainMessageStatus {
  UNKNOWN = 'UNKNOWN',
  CLAIMABLE = 'CLAIMABLE',
  CLAIMED = 'CLAIMED',
}

export interface Message<T = bigint> {
  from: Address;
  to: Address;
  fee: T;
  value: T;
  nonce: T;
  calldata: Hex;
  messageHash: Hex;
}

export interface ExtendedMessage<T = bigint> extends Message<T> {
  transactionHash: Hex;
  blockNumber: T;
}

export interface MessageProof {
  proof: Hex[];
  root: Hex;
  leafIndex: number;
}

const names = [
  OnChainMessageStatus.UNKNOWN,
  OnChainMessageStatus.CLAIMABLE,
  OnChainMessageStatus.CLAIMED,
];

export function formatMessageStatus(status: bigint): OnChainMessageStatus {
  return names[Number(status)] ?? OnChainMessageStatus.UNKNOWN;
}
