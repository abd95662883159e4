import {l2MessageService, lineaRollup} from './contracts';
import type {Layers} from './layers';
import type {Message} from './message';

/** One step of a message's delivery. */
export interface Step {
  readonly name: string;
  readonly isDone: boolean;
  readonly detail?: string;
}

/** A message's progress. The last step is the claim. */
export interface Progress {
  readonly steps: readonly Step[];
  readonly canClaim: boolean;
}

const ANCHORED = 1n;
const CLAIMED = 2n;

async function towardsLinea({l1, l2}: Layers, {block, hash}: Message): Promise<Progress> {
  const [finalized, status] = await Promise.all([
    l1.getBlock({blockTag: 'finalized'}),
    l2.readContract({
      ...l2MessageService,
      functionName: 'inboxL1L2MessageStatus',
      args: [hash],
    }),
  ]);
  const isFinal = block <= finalized.number;
  return {
    canClaim: status === ANCHORED,
    steps: [
      {name: 'Sent on Ethereum Sepolia', isDone: true, detail: `block ${block}`},
      {
        name: 'Final on Ethereum Sepolia',
        isDone: isFinal,
        ...(!isFinal && {detail: `${block - finalized.number} blocks to go`}),
      },
      {name: 'Anchored on Linea Sepolia', isDone: status >= ANCHORED},
      {name: 'Claimed on Linea Sepolia', isDone: status === CLAIMED},
    ],
  };
}

async function towardsEthereum({l1}: Layers, {block, number}: Message): Promise<Progress> {
  const [proven, isClaimed] = await Promise.all([
    l1.readContract({...lineaRollup, functionName: 'currentL2BlockNumber'}),
    l1.readContract({...lineaRollup, functionName: 'isMessageClaimed', args: [number]}),
  ]);
  const isProven = block <= proven;
  return {
    canClaim: isProven && !isClaimed,
    steps: [
      {name: 'Sent on Linea Sepolia', isDone: true, detail: `block ${block}`},
      {
        name: 'Finalized on Ethereum Sepolia',
        isDone: isProven,
        ...(!isProven && {detail: `${block - proven} blocks behind`}),
      },
      {name: 'Claimed on Ethereum Sepolia', isDone: isClaimed},
    ],
  };
}

/** Reads a message's progress from both layers. */
export function progressOf(layers: Layers, message: Message): Promise<Progress> {
  return message.layer === 'l1' ? towardsLinea(layers, message) : towardsEthereum(layers, message);
}
