import {createPublicClient, type Hash, http, parseAbi} from 'viem';
import {mainnet} from 'viem/chains';

const {L1_RPC_URL: l1Url} = process.env;
if (l1Url === undefined) {
  throw new Error('Set L1_RPC_URL to an Ethereum endpoint');
}

/** Ethereum. */
export const l1 = createPublicClient({chain: mainnet, transport: http(l1Url)});

const lineaRollup = {
  address: '0xd19d4B5d358258f05D7B411E21A1460D11B0876F',
  abi: parseAbi([
    'function currentL2BlockNumber() view returns (uint256)',
    'event DataSubmittedV3(bytes32 parentShnarf, bytes32 indexed shnarf, bytes32 finalStateRootHash)',
    'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
  ]),
} as const;

/** L1 blocks per request for events. Lower the number if your endpoint rejects it. */
const SPAN = 5_000n;

/** Finds the newest event up to a block. Newer spans come first. */
async function newest<T>(
  upTo: bigint,
  ask: (span: {fromBlock: bigint; toBlock: bigint}) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let toBlock = upTo; toBlock >= 0n; toBlock -= SPAN) {
    const fromBlock = toBlock < SPAN ? 0n : toBlock - SPAN + 1n;
    const found = await ask({fromBlock, toBlock});
    if (found !== undefined) {
      return found;
    }
    console.error(`Searched L1 back to block ${fromBlock}`);
  }
  return undefined;
}

/** The newest L2 block that's final on L1. */
export const finalBlock = () =>
  l1.readContract({...lineaRollup, functionName: 'currentL2BlockNumber', blockTag: 'finalized'});

/** Finds the finalization of an L2 block, in L1 blocks that are final. */
export async function finalizationOf(l2Block: bigint) {
  if (l2Block > (await finalBlock())) {
    throw new Error(`L2 block ${l2Block} is not final yet`);
  }
  const {number: last} = await l1.getBlock({blockTag: 'finalized'});
  const found = await newest(last, async (span) => {
    const query = {...lineaRollup, ...span, eventName: 'DataFinalizedV3', strict: true} as const;
    const events = await l1.getContractEvents(query);
    return events.find(
      ({args}) => args.startBlockNumber <= l2Block && l2Block <= args.endBlockNumber,
    );
  });
  if (found === undefined) {
    throw new Error(`The L1 endpoint returns no finalization of L2 block ${l2Block}`);
  }
  return found;
}

/** Finds the data submission with a shnarf. */
async function submissionOf(shnarf: Hash, upTo: bigint) {
  const found = await newest(upTo, async (span) => {
    const query = {...lineaRollup, ...span, eventName: 'DataSubmittedV3', strict: true} as const;
    const events = await l1.getContractEvents({...query, args: {shnarf}});
    return events.at(-1);
  });
  if (found === undefined) {
    throw new Error(`The L1 endpoint returns no submission with shnarf ${shnarf}`);
  }
  return found;
}

/** Lists the transactions that submitted the data of a finalization to L1, oldest first. */
export async function submissionsOf(finalization: Awaited<ReturnType<typeof finalizationOf>>) {
  const {shnarf, parentStateRootHash} = finalization.args;
  const transactions: Hash[] = [];
  // Each submission contains its parent. Stop at the parent finalization, whose root is the start of this one.
  let submission = await submissionOf(shnarf, finalization.blockNumber);
  while (submission.args.finalStateRootHash !== parentStateRootHash) {
    transactions.unshift(submission.transactionHash);
    submission = await submissionOf(submission.args.parentShnarf, submission.blockNumber);
  }
  return transactions;
}
