import {concat, type Hash, isAddressEqual, keccak256, parseEventLogs, zeroHash} from 'viem';
import {l2MessageService, lineaRollup} from './contracts';
import type {Layers} from './layers';
import type {Message} from './message';

/** Blocks per request for events: within the default limit of Linea’s nodes. Lower it if an endpoint rejects it. */
const SPAN = 5_000n;

/** The L1 transaction that finalized an L2 block with messages. Searches backwards. */
async function finalizationOf({l1}: Layers, l2Block: bigint): Promise<Hash> {
  const proven = await l1.readContract({...lineaRollup, functionName: 'currentL2BlockNumber'});
  if (l2Block > proven) {
    throw new Error(`L2 block ${l2Block} is not finalized on L1 yet`);
  }
  for (let toBlock = await l1.getBlockNumber(); toBlock >= 0n; toBlock -= SPAN) {
    const [anchored] = await l1.getContractEvents({
      ...lineaRollup,
      eventName: 'L2MessagingBlockAnchored',
      args: {l2Block},
      fromBlock: toBlock < SPAN ? 0n : toBlock - SPAN + 1n,
      toBlock,
    });
    if (anchored !== undefined) {
      return anchored.transactionHash;
    }
  }
  throw new Error(`The L1 endpoint returns no finalization of L2 block ${l2Block}`);
}

/** The hashes of all messages that L2 sent in these blocks, in order. */
async function sentBetween({l2}: Layers, first: bigint, last: bigint): Promise<Hash[]> {
  const hashes: Hash[] = [];
  for (let fromBlock = first; fromBlock <= last; fromBlock += SPAN) {
    const toBlock = last - fromBlock < SPAN ? last : fromBlock + SPAN - 1n;
    const sent = await l2.getContractEvents({
      ...l2MessageService,
      eventName: 'MessageSent',
      fromBlock,
      toBlock,
    });
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

/** Proves that a finalized block of L2 sent the message. */
export async function proveMessage(layers: Layers, {hash, block}: Message) {
  const {logs} = await layers.l1.getTransactionReceipt({
    hash: await finalizationOf(layers, block),
  });
  const ofRollup = logs.filter(({address}) => isAddressEqual(address, lineaRollup.address));
  const {abi} = lineaRollup;
  const roots = parseEventLogs({abi, eventName: 'L2MerkleRootAdded', logs: ofRollup});
  const blocks = parseEventLogs({abi, eventName: 'L2MessagingBlockAnchored', logs: ofRollup})
    .map(({args}) => args.l2Block)
    .toSorted((a, b) => Number(a - b));

  // In order, the messages of the finalized blocks are the leaves of one tree after another.
  const hashes = await sentBetween(layers, blocks[0] ?? block, blocks.at(-1) ?? block);
  const position = hashes.indexOf(hash);
  if (position === -1) {
    throw new Error(`The L2 endpoint doesn't return message ${hash}`);
  }
  const size = 2 ** Number(roots[0]?.args.treeDepth ?? 0n);
  const leafIndex = position % size;
  const first = position - leafIndex;
  const leaves = Array.from({length: size}, (_, i) => hashes[first + i] ?? zeroHash);

  const {proof, root} = climb(leaves, leafIndex);
  if (!roots.some(({args}) => args.l2MerkleRoot === root)) {
    throw new Error(`L1 doesn't have the root ${root}`);
  }
  return {proof, leafIndex, merkleRoot: root};
}
