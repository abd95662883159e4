import type {ExtendedMessage} from '@lfdt-lineth/sdk-core';
import {
  type Abi,
  type Account,
  type Address,
  type BlockNumber,
  type BlockTag,
  type Chain,
  type ChainNotFoundErrorType,
  type Client,
  type ContractEventName,
  type GetContractEventsErrorType,
  type GetContractEventsParameters,
  type GetTransactionReceiptErrorType,
  type GetTransactionReceiptReturnType,
  type Hash,
  type Hex,
  isAddressEqual,
  parseEventLogs,
  type ParseEventLogsErrorType,
  type Transport,
} from 'viem';
import {getContractEvents, getTransactionReceipt} from 'viem/actions';
import {messageSent} from './abis';
import {chainIdOf, serviceOf} from './clientFacts';
import {MessageNotFoundError, type Named} from './errors';

export type MessageNotFoundErrorType = Named<MessageNotFoundError, 'MessageNotFoundError'>;

type Range = BlockNumber | BlockTag | undefined;

export type GetMessageSentEventsReturnType = {
  messageSender: Address;
  destination: Address;
  fee: bigint;
  value: bigint;
  messageNonce: bigint;
  calldata: Hex;
  messageHash: Hash;
  blockNumber: bigint | null;
  logIndex: number | null;
  contractAddress: Address;
  transactionHash: Hash | null;
}[];

export type GetMessageSentEventsParameters<
  abi extends Abi | readonly unknown[] = Abi,
  eventName extends ContractEventName<abi> | undefined = ContractEventName<abi> | undefined,
  strict extends boolean | undefined = undefined,
  fromBlock extends Range = undefined,
  toBlock extends Range = undefined,
> = Pick<
  GetContractEventsParameters<abi, eventName, strict, fromBlock, toBlock>,
  'args' | 'fromBlock' | 'toBlock' | 'address'
>;

export type GetMessageSentEventsErrorType = GetContractEventsErrorType;

export async function getMessageSentEvents<
  chain extends Chain | undefined,
  account extends Account | undefined,
  strict extends boolean | undefined = undefined,
  fromBlock extends Range = undefined,
  toBlock extends Range = undefined,
>(
  client: Client<Transport, chain, account>,
  parameters: GetMessageSentEventsParameters<
    typeof messageSent,
    'MessageSent',
    strict,
    fromBlock,
    toBlock
  >,
): Promise<GetMessageSentEventsReturnType> {
  const {address, args, fromBlock = 'earliest', toBlock = 'latest'} = parameters;
  const filter = {address, args, fromBlock, toBlock, abi: messageSent, eventName: 'MessageSent'};
  const events = await getContractEvents(client, {...filter, strict: true} as never);
  return (events as unknown as SentEvent[])
    .filter(({removed}) => !removed)
    .map((event) => ({
      messageSender: event.args._from,
      destination: event.args._to,
      fee: event.args._fee,
      value: event.args._value,
      messageNonce: event.args._nonce,
      calldata: event.args._calldata,
      messageHash: event.args._messageHash,
      blockNumber: event.blockNumber,
      logIndex: event.logIndex,
      contractAddress: event.address,
      transactionHash: event.transactionHash,
    }));
}

/** The event of either message service, read with all its arguments. */
type SentEvent = ReturnType<typeof parseEventLogs<typeof messageSent, true, 'MessageSent'>>[number];

/** The first event with a hash that the service of the client's layer has emitted. */
async function eventOf(
  client: Client,
  {messageHash, messageServiceAddress, messageBlockNumber}: GetMessageByMessageHashParameters,
) {
  const [event] = await getContractEvents(client, {
    address: serviceOf(chainIdOf(client), messageServiceAddress),
    abi: messageSent,
    eventName: 'MessageSent',
    args: {_messageHash: messageHash},
    fromBlock: messageBlockNumber ?? 'earliest',
    toBlock: messageBlockNumber ?? 'latest',
    strict: true,
  });
  if (event === undefined) {
    throw new MessageNotFoundError({hash: messageHash});
  }
  return event;
}

const messageOf = ({args, transactionHash, blockNumber}: SentEvent) => ({
  from: args._from,
  to: args._to,
  fee: args._fee,
  value: args._value,
  nonce: args._nonce,
  calldata: args._calldata,
  messageHash: args._messageHash,
  transactionHash,
  blockNumber,
});

export interface GetMessageByMessageHashParameters {
  messageHash: Hex;
  messageServiceAddress?: Address;
  messageBlockNumber?: bigint;
}

export interface GetMessageByMessageHashReturnType {
  from: Hex;
  to: Hex;
  fee: bigint;
  value: bigint;
  nonce: bigint;
  calldata: Hex;
  messageHash: Hex;
  transactionHash: Hex;
  blockNumber: bigint;
  logIndex: number;
}

export type GetMessageByMessageHashErrorType =
  GetContractEventsErrorType | MessageNotFoundErrorType | ChainNotFoundErrorType;

export async function getMessageByMessageHash<
  chain extends Chain | undefined,
  account extends Account | undefined,
>(
  client: Client<Transport, chain, account>,
  parameters: GetMessageByMessageHashParameters,
): Promise<GetMessageByMessageHashReturnType> {
  const event = await eventOf(client, parameters);
  return {...messageOf(event), logIndex: event.logIndex};
}

export interface GetMessagesByTransactionHashParameters {
  transactionHash: Hex;
  messageServiceAddress?: Address;
}

export type GetMessagesByTransactionHashReturnType = ExtendedMessage[];

export type GetMessagesByTransactionHashErrorType =
  GetTransactionReceiptErrorType | ParseEventLogsErrorType | ChainNotFoundErrorType;

export async function getMessagesByTransactionHash<
  chain extends Chain | undefined,
  account extends Account | undefined,
>(
  client: Client<Transport, chain, account>,
  {transactionHash, messageServiceAddress}: GetMessagesByTransactionHashParameters,
): Promise<GetMessagesByTransactionHashReturnType> {
  const service = serviceOf(chainIdOf(client), messageServiceAddress);
  const {logs} = await getTransactionReceipt(client, {hash: transactionHash});
  const own = logs.filter(({address}) => isAddressEqual(address, service));
  return parseEventLogs({abi: messageSent, eventName: 'MessageSent', logs: own}).map(messageOf);
}

export interface GetTransactionReceiptByMessageHashParameters {
  messageHash: Hex;
  messageServiceAddress?: Address;
  messageBlockNumber?: bigint;
}

export type GetTransactionReceiptByMessageHashReturnType<chain extends Chain | undefined> =
  GetTransactionReceiptReturnType<chain>;

export type GetTransactionReceiptByMessageHashErrorType =
  | GetContractEventsErrorType
  | GetTransactionReceiptErrorType
  | MessageNotFoundErrorType
  | ChainNotFoundErrorType;

export async function getTransactionReceiptByMessageHash<
  chain extends Chain | undefined,
  account extends Account | undefined,
>(
  client: Client<Transport, chain, account>,
  parameters: GetTransactionReceiptByMessageHashParameters,
): Promise<GetTransactionReceiptByMessageHashReturnType<chain>> {
  const {transactionHash} = await eventOf(client, parameters);
  return getTransactionReceipt(client, {hash: transactionHash});
}
