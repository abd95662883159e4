import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {Hash} from 'viem';
import {findBlob, isBlob} from './archive';
import {finalBlock, finalizationOf, l1, submissionsOf} from './rollup';

const FOLDER = 'blobs';
/** Contains the first L2 block whose blobs aren't all saved. */
const PLACE = 'next-block.txt';

/** Saves one blob, unless an earlier run did. */
async function saveBlob(versionedHash: Hash) {
  const file = `${FOLDER}/${versionedHash}.bin`;
  if (existsSync(file) && isBlob(readFileSync(file), versionedHash)) {
    return 'saved before';
  }
  const found = await findBlob(versionedHash);
  if (found === undefined) {
    return 'MISSING';
  }
  writeFileSync(file, found.bytes);
  return found.how;
}

/** Saves the blobs of the finalization of an L2 block. */
async function saveFinalization(l2Block: bigint) {
  const finalization = await finalizationOf(l2Block);
  const {startBlockNumber, endBlockNumber, finalStateRootHash} = finalization.args;
  console.log(`L2 blocks  ${startBlockNumber} to ${endBlockNumber}`);
  console.log(`finalized  in L1 block ${finalization.blockNumber}`);
  console.log(`state root ${finalStateRootHash}`);

  let missing = 0;
  for (const hash of await submissionsOf(finalization)) {
    const {blockNumber, blobVersionedHashes = []} = await l1.getTransaction({hash});
    console.log(`data       ${hash} in L1 block ${blockNumber}`);
    for (const versionedHash of blobVersionedHashes) {
      const state = await saveBlob(versionedHash);
      missing += state === 'MISSING' ? 1 : 0;
      console.log(`  ${versionedHash} ${state}`);
    }
  }
  return {endBlockNumber, missing};
}

const [argument] = process.argv.slice(2);
const newest = await finalBlock();
const wasRun = existsSync(PLACE);
// Without an argument, continue where the last run ended, or start with the newest finalization.
let next = BigInt(argument ?? (wasRun ? readFileSync(PLACE, 'utf8') : newest));
const last = argument === undefined ? newest : next;

mkdirSync(FOLDER, {recursive: true});
let missing = 0;
let place = next;
while (next <= last) {
  const saved = await saveFinalization(next);
  missing += saved.missing;
  next = saved.endBlockNumber + 1n;
  // Stay before the first missing blob, so that the next run tries it again.
  place = missing === 0 ? next : place;
  if (argument === undefined) {
    writeFileSync(PLACE, String(place));
  }
}
console.log(missing === 0 ? 'All blobs are saved' : `Missing blobs: ${missing}`);
process.exitCode = missing === 0 ? 0 : 1;
