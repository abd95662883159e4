import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {l1, lineaRollup} from './networks';

const CURSOR = 'cursor.txt';
/** L1 blocks per request for events. Lower the number if your endpoint rejects it. */
const SPAN = 5_000n;
/** Where to start without a cursor: about one day of L1 blocks ago. */
const DAY = 7_200n;

// These blocks are final, so the program reports no event that can disappear.
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
  // Save last: after a crash, the program reads the span again and skips no event.
  writeFileSync(CURSOR, String(toBlock));
}
