import {type MessageProof, SparseMerkleTree} from '@lfdt-lineth/sdk-core';
import {
  type Abi,
  type Account,
  type Address,
  type BlockNumber,
  type BlockTag,
  type Chain,
  type ChainNotFoundErrorType,
  type Client,
  type ClientChainNotConfiguredErrorType,
  concat,
  type ContractEventName,
  type GetContractEventsErrorType,
  type GetContractEventsParameters,
  type GetTransactionReceiptErrorType,
  type Hash,
  type Hex,
  isAddressEqual,
  keccak256,
  parseEventLogs,
  type ParseEventLogsErrorType,
  type Transport,
} from 'viem';
import {getContractEvents, getTransactionReceipt} from 'viem/actions';
import {lineaRollup} from './abis';
import {chainIdOf, l2ChainIdOf, serviceOf} from './clientFacts';
import {
  EventNotFoundInFinalizationDataError,
  L2BlockNotFinalizedError,
  MerkleRootNotFoundInFinalizationDataError,
  MessageNotFoundError,
  MessagesNotFoundInBlockRangeError,
  type Named,
} from './errors';
import {
  getMessageSentEvents,
  type GetMessageSentEventsErrorType,
  type MessageNotFoundErrorType,
} from './messages';

type Range = BlockNumber | BlockTag | undefined;

/** How both actions about a message on its way to L1 are asked. */
export interface MessageOnL2<
  chain extends Chain | undefined,
  account extends Account | undefined,
  abi extends Abi | readonly unknown[] = Abi,
  eventName extends ContractEventName<abi> | undefined = ContractEventName<abi> | undefined,
  strict extends boolean | undefined = undefined,
  fromBlock extends Range = undefined,
  toBlock extends Range = undefined,
> {
  l2Client: Client<Transport, chain, account>;
  messageHash: Hex;
  l2LogsBlockRange?: Pick<
    GetContractEventsParameters<abi, eventName, strict, fromBlock, toBlock>,
    'fromBlock' | 'toBlock'
  >;
  lineaRollupAddress?: Address | undefined;
  l2MessageServiceAddress?: Address | undefined;
}

export type GetMessageProofParameters<
  chain extends Chain | undefined,
  account extends Account | undefined,
  abi extends Abi | readonly unknown[] = Abi,
  eventName extends ContractEventName<abi> | undefined = ContractEventName<abi> | undefined,
  strict extends boolean | undefined = undefined,
  fromBlock extends Range = undefined,
  toBlock extends Range = undefined,
> = MessageOnL2<chain, account, abi, eventName, strict, fromBlock, toBlock>;

export type GetMessageProofReturnType = MessageProof;

export type GetMessageProofErrorType =
  | GetMessageSentEventsErrorType
  | GetContractEventsErrorType
  | ParseEventLogsErrorType
  | GetTransactionReceiptErrorType
  | Named<L2BlockNotFinalizedError, 'L2BlockNotFinalizedError'>
  | Named<MessagesNotFoundInBlockRangeError, 'MessagesNotFoundInBlockRangeError'>
  | Named<MerkleRootNotFoundInFinalizationDataError, 'MerkleRootNotFoundInFinalizationDataError'>
  | Named<EventNotFoundInFinalizationDataError, 'EventNotFoundInFinalizationDataError'>
  | MessageNotFoundErrorType
  | ChainNotFoundErrorType
  | ClientChainNotConfiguredErrorType;

/** Where a message stands: its event on L2, and the L1 transaction that finalized its block. */
export async function locate<
  chainL2 extends Chain | undefined,
  accountL2 extends Account | undefined,
>(client: Client, parameters: MessageOnL2<chainL2, accountL2>) {
  const {l2Client, messageHash, l2LogsBlockRange} = parameters;
  const l1ChainId = chainIdOf(client);
  const l2Service = serviceOf(l2ChainIdOf(l2Client), parameters.l2MessageServiceAddress);
  const [sent] = await getMessageSentEvents(l2Client, {
    address: l2Service,
    args: {_messageHash: messageHash},
    ...l2LogsBlockRange,
  });
  if (sent === undefined || sent.blockNumber === null) {
    throw new MessageNotFoundError({hash: messageHash});
  }
  const rollup = serviceOf(l1ChainId, parameters.lineaRollupAddress);
  const [anchored] = await getContractEvents(client, {
    address: rollup,
    abi: lineaRollup,
    eventName: 'L2MessagingBlockAnchored',
    args: {l2Block: sent.blockNumber},
    fromBlock: 'earliest',
    toBlock: 'latest',
  });
  return {
    l2Service,
    rollup,
    nonce: sent.messageNonce,
    block: sent.blockNumber,
    finalizedIn: anchored?.transactionHash,
  };
}

/** The roots, their depth and the blocks with messages that a finalization has announced. */
async function finalizationIn(client: Client, rollup: Address, transactionHash: Hash) {
  const receipt = await getTransactionReceipt(client, {hash: transactionHash});
  const logs = receipt.logs.filter(({address}) => isAddressEqual(address, rollup));
  const roots = parseEventLogs({abi: lineaRollup, eventName: 'L2MerkleRootAdded', logs});
  const anchored = parseEventLogs({abi: lineaRollup, eventName: 'L2MessagingBlockAnchored', logs});
  const missing =
    roots.length === 0
      ? 'L2MerkleRootAdded'
      : anchored.length === 0
        ? 'L2MessagingBlockAnchored'
        : '';
  if (missing !== '') {
    throw new EventNotFoundInFinalizationDataError({transactionHash, eventName: missing});
  }
  const blocks = anchored.map(({args}) => Number(args.l2Block));
  return {
    roots: roots.map(({args}) => args.l2MerkleRoot),
    depth: Number(roots.at(-1)?.args.treeDepth),
    startBlock: BigInt(Math.min(...blocks)),
    endBlock: BigInt(Math.max(...blocks)),
  };
}

export async function getMessageProof<
  chain extends Chain | undefined,
  account extends Account | undefined,
  chainL2 extends Chain | undefined,
  accountL2 extends Account | undefined,
>(
  client: Client<Transport, chain, account>,
  parameters: GetMessageProofParameters<chainL2, accountL2>,
): Promise<GetMessageProofReturnType> {
  const {l2Client, messageHash} = parameters;
  const {l2Service, rollup, block, finalizedIn} = await locate(client, parameters);
  if (finalizedIn === undefined) {
    throw new L2BlockNotFinalizedError({blockNumber: block});
  }
  const {roots, depth, startBlock, endBlock} = await finalizationIn(client, rollup, finalizedIn);
  const sent = await getMessageSentEvents(l2Client, {
    address: l2Service,
    fromBlock: startBlock as never,
    toBlock: endBlock as never,
  });
  if (sent.length === 0) {
    throw new MessagesNotFoundInBlockRangeError({startBlock, endBlock});
  }
  const position = sent.findIndex((event) => event.messageHash === messageHash);
  if (position === -1) {
    throw new MessageNotFoundError({hash: messageHash});
  }

  const size = 2 ** depth;
  const leafIndex = position % size;
  const first = position - leafIndex;
  const tree = new SparseMerkleTree(depth, (left, right) => keccak256(concat([left, right])));
  for (const [index, event] of sent.slice(first, first + size).entries()) {
    tree.addLeaf(index, event.messageHash);
  }
  const merkleRoot = tree.getRoot();
  if (!roots.includes(merkleRoot)) {
    throw new MerkleRootNotFoundInFinalizationDataError({merkleRoot, startBlock, endBlock});
  }
  return tree.getProof(leafIndex);
}
