import type {Hash} from 'viem';
import {finalizationOf, l1, submissionsOf} from './rollup';

const {BLOB_ARCHIVE_URL: archive} = process.env;
const [l2Block] = process.argv.slice(2);
if (archive === undefined || l2Block === undefined) {
  throw new Error('Set BLOB_ARCHIVE_URL, and give the number of an L2 block');
}

/** Whether the archive hands out a blob. */
async function isArchived(versionedHash: Hash): Promise<boolean> {
  const response = await fetch(`${archive}/blobs/${versionedHash}`);
  if (response.status === 404) {
    return false;
  }
  if (!response.ok) {
    throw new Error(`The archive answers with status ${response.status}`);
  }
  const {data} = (await response.json()) as {data?: string};
  return data !== undefined && data.startsWith('0x');
}

const finalization = await finalizationOf(BigInt(l2Block));
const {startBlockNumber, endBlockNumber, finalStateRootHash} = finalization.args;
console.log(`L2 blocks  ${startBlockNumber} to ${endBlockNumber}`);
console.log(`finalized  in L1 block ${finalization.blockNumber}`);
console.log(`state root ${finalStateRootHash}`);

let missing = 0;
for (const hash of await submissionsOf(finalization)) {
  const {blobVersionedHashes = []} = await l1.getTransaction({hash});
  console.log(`data       ${hash}`);
  for (const versionedHash of blobVersionedHashes) {
    const archived = await isArchived(versionedHash);
    missing += archived ? 0 : 1;
    console.log(`  ${versionedHash} ${archived ? 'archived' : 'MISSING'}`);
  }
}
console.log(missing === 0 ? 'All blobs can be had' : `${missing} blobs are missing`);
process.exitCode = missing === 0 ? 0 : 1;
