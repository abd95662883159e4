import {
  type Address,
  BaseError,
  type Client,
  ContractFunctionZeroDataError,
  type Hash,
  isAddressEqual,
  parseEventLogs,
} from 'viem';
import {getBlockNumber, getContractEvents, getTransactionReceipt, readContract} from 'viem/actions';
import {lineaRollup} from './abis';
import {EventNotFoundInFinalizationDataError} from './errors';

/** The widest range of blocks that one request for logs covers, where an endpoint limits it. */
export const WIDEST_RANGE = 10_000n;

/** What a message waits for on L1. */
interface Awaited {
  readonly rollup: Address;
  readonly l2Block: bigint;
}

/** Whether L1 had the proof of the L2 block at one of its own blocks. Before the contract existed, it had none. */
async function isFinalizedAt(client: Client, {rollup, l2Block}: Awaited, blockNumber: bigint) {
  try {
    const proven = await readContract(client, {
      address: rollup,
      abi: lineaRollup,
      functionName: 'currentL2BlockNumber',
      blockNumber,
    });
    return proven >= l2Block;
  } catch (error) {
    if (
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
    ) {
      return false;
    }
    throw error;
  }
}

/** Halves the L1 blocks until one request for logs covers what is left. Needs the state of old blocks. */
async function narrow(client: Client, awaited: Awaited) {
  let before = 0n;
  let last = await getBlockNumber(client);
  if (!(await isFinalizedAt(client, awaited, last))) {
    return;
  }
  while (last - before > WIDEST_RANGE) {
    const middle = (before + last) / 2n;
    if (await isFinalizedAt(client, awaited, middle)) {
      last = middle;
    } else {
      before = middle;
    }
  }
  return {fromBlock: before + 1n, toBlock: last};
}

/** The L1 transaction that finalized an L2 block with messages, or `undefined` before. */
export async function findFinalization(
  client: Client,
  awaited: Awaited,
): Promise<Hash | undefined> {
  const search = async (range: {fromBlock: bigint | 'earliest'; toBlock: bigint | 'latest'}) => {
    const [anchored] = await getContractEvents(client, {
      address: awaited.rollup,
      abi: lineaRollup,
      eventName: 'L2MessagingBlockAnchored',
      args: {l2Block: awaited.l2Block},
      ...range,
    });
    return anchored?.transactionHash;
  };
  try {
    return await search({fromBlock: 'earliest', toBlock: 'latest'});
  } catch {
    const range = await narrow(client, awaited);
    return range && search(range);
  }
}

/** The roots, their depth and the blocks with messages that a finalization has announced. */
export async function readFinalization(client: Client, rollup: Address, transactionHash: Hash) {
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
