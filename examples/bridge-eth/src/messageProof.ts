import {
  concat,
  type Hash,
  isAddressEqual,
  keccak256,
  parseEventLogs,
  type TransactionReceipt,
  zeroHash,
} from 'viem';
import {l2MessageService, lineaRollup} from './contracts';
import {l1} from './networks';

/** Blocks per request for events: within the default limit of Linea’s nodes. Lower it if an endpoint rejects it. */
const SPAN = 5_000n;

/** The L1 transaction that finalized a block with messages. Searches backwards. */
async function finalizationOf(l2Block: bigint): Promise<TransactionReceipt> {
  if (l2Block > (await lineaRollup.read.currentL2BlockNumber())) {
    throw new Error(`L2 block ${l2Block} is not finalized on L1 yet`);
  }
  for (let toBlock = await l1.getBlockNumber(); toBlock >= 0n; toBlock -= SPAN) {
    const fromBlock = toBlock < SPAN ? 0n : toBlock - SPAN + 1n;
    const [anchored] = await lineaRollup.getEvents.L2MessagingBlockAnchored(
      {l2Block},
      {fromBlock, toBlock},
    );
    if (anchored !== undefined) {
      return l1.getTransactionReceipt({hash: anchored.transactionHash});
    }
  }
  throw new Error(`The L1 endpoint returns no finalization of L2 block ${l2Block}`);
}

/** The hashes of all messages that L2 sent in these blocks, in order. */
async function sentBetween(first: bigint, last: bigint): Promise<Hash[]> {
  const hashes: Hash[] = [];
  for (let fromBlock = first; fromBlock <= last; fromBlock += SPAN) {
    const toBlock = last - fromBlock < SPAN ? last : fromBlock + SPAN - 1n;
    const sent = await l2MessageService.getEvents.MessageSent({}, {fromBlock, toBlock});
    hashes.push(...sent.flatMap(({args}) => args._messageHash ?? []));
  }
  return hashes;
}

/** Climbs from a leaf to the root, and collects the sibling at each level. */
function climb(leaves: readonly Hash[], leafIndex: number): {proof: Hash[]; root: Hash} {
  const proof: Hash[] = [];
  let level = leaves;
  for (let index = leafIndex; level.length > 1; index >>= 1) {
    proof.push(level[index ^ 1] ?? zeroHash);
    level = level.flatMap((left, i) =>
      i % 2 === 0 ? [keccak256(concat([left, level[i + 1] ?? zeroHash]))] : [],
    );
  }
  return {proof, root: level[0] ?? zeroHash};
}

/** Builds the arguments of `claimMessageWithProof` that the message doesn't contain. */
export async function proveMessage(messageHash: Hash, l2Block: bigint) {
  const {logs} = await finalizationOf(l2Block);
  const events = parseEventLogs({abi: lineaRollup.abi, logs}).filter(({address}) =>
    isAddressEqual(address, lineaRollup.address),
  );
  const roots = events.flatMap((event) =>
    event.eventName === 'L2MerkleRootAdded' ? [event.args] : [],
  );
  const blocks = events
    .flatMap((event) =>
      event.eventName === 'L2MessagingBlockAnchored' ? [event.args.l2Block] : [],
    )
    .toSorted((a, b) => Number(a - b));

  // In order, the messages of the finalized blocks are the leaves of one tree after another.
  const hashes = await sentBetween(blocks[0] ?? l2Block, blocks.at(-1) ?? l2Block);
  const size = 2 ** Number(roots[0]?.treeDepth ?? 0n);
  const position = hashes.indexOf(messageHash);
  if (position === -1) {
    throw new Error(`The L2 endpoint doesn't return message ${messageHash}`);
  }
  const first = position - (position % size);
  const leaves = Array.from({length: size}, (_, i) => hashes[first + i] ?? zeroHash);

  const leafIndex = position - first;
  const {proof, root} = climb(leaves, leafIndex);
  if (!roots.some(({l2MerkleRoot}) => l2MerkleRoot === root)) {
    throw new Error(`The finalization of L2 block ${l2Block} has no root ${root}`);
  }
  return {proof, leafIndex, merkleRoot: root};
}
