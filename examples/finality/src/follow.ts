import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {l1, lineaRollup} from './networks';

const CURSOR = 'cursor.txt';
/** How many L1 blocks one question spans. Lower it when your endpoint refuses. */
const SPAN = 5_000n;
/** Where to begin without a cursor: about a day of L1 blocks back. */
const DAY = 7_200n;

// Nothing up to this block can be undone, so no event is reported that does not stay.
const {number: last} = await l1.getBlock({blockTag: 'finalized'});
const first = existsSync(CURSOR)
  ? BigInt(readFileSync(CURSOR, 'utf8')) + 1n
  : last > DAY
    ? last - DAY
    : 0n;

for (let fromBlock = first; fromBlock <= last; fromBlock += SPAN) {
  const toBlock = last - fromBlock < SPAN ? last : fromBlock + SPAN - 1n;
  const events = await lineaRollup.getEvents.FinalizedStateUpdated({}, {fromBlock, toBlock});
  for (const {args, blockNumber, transactionHash} of events) {
    const time = new Date(Number(args.timestamp) * 1000).toISOString();
    console.log(`final up to ${args.blockNumber} (${time}), L1 block ${blockNumber}`);
    console.log(`  ${transactionHash}`);
  }
  // Only now: after a crash the span is read again, and none is left out.
  writeFileSync(CURSOR, String(toBlock));
}
