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
  keccak256,
  type ParseEventLogsErrorType,
  type Transport,
} from 'viem';
import {chainIdOf, l2ChainIdOf, serviceOf} from './clientFacts';
import {
  type EventNotFoundInFinalizationDataError,
  L2BlockNotFinalizedError,
  MerkleRootNotFoundInFinalizationDataError,
  MessageNotFoundError,
  MessagesNotFoundInBlockRangeError,
  type Named,
} from './errors';
import {findFinalization, readFinalization, WIDEST_RANGE} from './finalization';
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

/** The event of a message on L2, and the contracts that carry it. */
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
  return {
    l2Service,
    rollup: serviceOf(l1ChainId, parameters.lineaRollupAddress),
    nonce: sent.messageNonce,
    l2Block: sent.blockNumber,
  };
}

/** The hashes that L2 sent between two blocks, in their order. One request covers 10,000 blocks at most. */
async function hashesBetween(l2Client: Client, address: Address, first: bigint, last: bigint) {
  const hashes: Hash[] = [];
  for (let fromBlock = first; fromBlock <= last; fromBlock += WIDEST_RANGE) {
    const end = fromBlock + WIDEST_RANGE - 1n;
    const range = {fromBlock, toBlock: end < last ? end : last};
    const sent = await getMessageSentEvents(l2Client, {address, ...(range as object)});
    hashes.push(...sent.map(({messageHash}) => messageHash));
  }
  return hashes;
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
  const {l2Service, rollup, l2Block} = await locate(client, parameters);
  const finalizedIn = await findFinalization(client, {rollup, l2Block});
  if (finalizedIn === undefined) {
    throw new L2BlockNotFinalizedError({blockNumber: l2Block});
  }
  const {roots, depth, startBlock, endBlock} = await readFinalization(client, rollup, finalizedIn);
  const hashes = await hashesBetween(l2Client, l2Service, startBlock, endBlock);
  if (hashes.length === 0) {
    throw new MessagesNotFoundInBlockRangeError({startBlock, endBlock});
  }
  const position = hashes.indexOf(messageHash);
  if (position === -1) {
    throw new MessageNotFoundError({hash: messageHash});
  }

  const size = 2 ** depth;
  const leafIndex = position % size;
  const first = position - leafIndex;
  const tree = new SparseMerkleTree(depth, (left, right) => keccak256(concat([left, right])));
  for (const [index, hash] of hashes.slice(first, first + size).entries()) {
    tree.addLeaf(index, hash);
  }
  const merkleRoot = tree.getRoot();
  if (!roots.includes(merkleRoot)) {
    throw new MerkleRootNotFoundInFinalizationDataError({merkleRoot, startBlock, endBlock});
  }
  return tree.getProof(leafIndex);
}
