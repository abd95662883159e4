import {formatMessageStatus, OnChainMessageStatus} from '@lfdt-lineth/sdk-core';
import type {
  Abi,
  Account,
  Address,
  BlockNumber,
  BlockTag,
  Chain,
  ChainNotFoundErrorType,
  Client,
  ClientChainNotConfiguredErrorType,
  ContractEventName,
  Hex,
  ReadContractErrorType,
  Transport,
} from 'viem';
import {readContract} from 'viem/actions';
import {l2MessageService, lineaRollup} from './abis';
import {chainIdOf, serviceOf} from './clientFacts';
import type {GetMessageSentEventsErrorType, MessageNotFoundErrorType} from './messages';
import {locate, type MessageOnL2} from './proof';

export interface GetL1ToL2MessageStatusParameters {
  messageHash: Hex;
  l2MessageServiceAddress?: Address;
}

export type GetL1ToL2MessageStatusReturnType = OnChainMessageStatus;

export type GetL1ToL2MessageStatusErrorType = ReadContractErrorType | ChainNotFoundErrorType;

export async function getL1ToL2MessageStatus<
  chain extends Chain | undefined,
  account extends Account | undefined,
>(
  client: Client<Transport, chain, account>,
  {messageHash, l2MessageServiceAddress}: GetL1ToL2MessageStatusParameters,
): Promise<GetL1ToL2MessageStatusReturnType> {
  const status = await readContract(client, {
    address: serviceOf(chainIdOf(client), l2MessageServiceAddress),
    abi: l2MessageService,
    functionName: 'inboxL1L2MessageStatus',
    args: [messageHash],
  });
  return formatMessageStatus(status);
}

export type GetL2ToL1MessageStatusParameters<
  chain extends Chain | undefined,
  account extends Account | undefined,
  abi extends Abi | readonly unknown[] = Abi,
  eventName extends ContractEventName<abi> | undefined = ContractEventName<abi> | undefined,
  strict extends boolean | undefined = undefined,
  fromBlock extends BlockNumber | BlockTag | undefined = undefined,
  toBlock extends BlockNumber | BlockTag | undefined = undefined,
> = MessageOnL2<chain, account, abi, eventName, strict, fromBlock, toBlock>;

export type GetL2ToL1MessageStatusReturnType = OnChainMessageStatus;

export type GetL2ToL1MessageStatusErrorType =
  | GetMessageSentEventsErrorType
  | ReadContractErrorType
  | MessageNotFoundErrorType
  | ChainNotFoundErrorType
  | ClientChainNotConfiguredErrorType;

export async function getL2ToL1MessageStatus<
  chain extends Chain | undefined,
  account extends Account | undefined,
  chainL2 extends Chain | undefined,
  accountL2 extends Account | undefined,
>(
  client: Client<Transport, chain, account>,
  parameters: GetL2ToL1MessageStatusParameters<chainL2, accountL2>,
): Promise<GetL2ToL1MessageStatusReturnType> {
  const {rollup, nonce, l2Block} = await locate(client, parameters);
  const contract = {address: rollup, abi: lineaRollup} as const;
  const isClaimed = await readContract(client, {
    ...contract,
    functionName: 'isMessageClaimed',
    args: [nonce],
  });
  if (isClaimed) {
    return OnChainMessageStatus.CLAIMED;
  }
  const proven = await readContract(client, {...contract, functionName: 'currentL2BlockNumber'});
  return proven < l2Block ? OnChainMessageStatus.UNKNOWN : OnChainMessageStatus.CLAIMABLE;
}
