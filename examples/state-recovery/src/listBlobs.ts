import type {Hash} from 'viem';
import {finalizationOf, l1, submissionsOf} from './rollup';

const {BLOB_ARCHIVE_URL: archive} = process.env;
const [l2Block] = process.argv.slice(2);
if (archive === undefined || l2Block === undefined) {
  throw new Error('Set BLOB_ARCHIVE_URL, and pass an L2 block number');
}

/** A blob as an archive returns it: with its data or, since Blobscan 1.9.0, with links to the data. */
interface ArchivedBlob {
  readonly data?: string;
  readonly dataStorageReferences?: readonly {readonly url?: string}[];
}

const BLOB_BYTES = 131_072;

/** Checks that a link leads to data as long as a blob. */
async function leadsToBlob(link: string | undefined): Promise<boolean> {
  const response = link === undefined ? undefined : await fetch(link);
  return response?.ok === true && (await response.arrayBuffer()).byteLength >= BLOB_BYTES;
}

/** Finds out how the archive returns a blob. */
async function stateOf(versionedHash: Hash): Promise<'archived' | 'linked' | 'MISSING'> {
  const response = await fetch(`${archive}/blobs/${versionedHash}`);
  if (response.status === 404) {
    return 'MISSING';
  }
  if (!response.ok) {
    throw new Error(`The archive returned status ${response.status}`);
  }
  const {data, dataStorageReferences = []} = (await response.json()) as ArchivedBlob;
  if (data?.startsWith('0x')) {
    return 'archived';
  }
  for (const {url} of dataStorageReferences) {
    if (await leadsToBlob(url)) {
      return 'linked';
    }
  }
  return 'MISSING';
}

const finalization = await finalizationOf(BigInt(l2Block));
const {startBlockNumber, endBlockNumber, finalStateRootHash} = finalization.args;
console.log(`L2 blocks  ${startBlockNumber} to ${endBlockNumber}`);
console.log(`finalized  in L1 block ${finalization.blockNumber}`);
console.log(`state root ${finalStateRootHash}`);

const count = {archived: 0, linked: 0, MISSING: 0};
for (const hash of await submissionsOf(finalization)) {
  const {blobVersionedHashes = []} = await l1.getTransaction({hash});
  console.log(`data       ${hash}`);
  for (const versionedHash of blobVersionedHashes) {
    const state = await stateOf(versionedHash);
    count[state]++;
    console.log(`  ${versionedHash} ${state}`);
  }
}
console.log(
  count.MISSING === 0
    ? `All blobs are available, ${count.linked} of them by links`
    : `${count.MISSING} blobs are missing`,
);
process.exitCode = count.MISSING === 0 ? 0 : 1;
