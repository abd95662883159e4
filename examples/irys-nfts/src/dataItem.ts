import {createHash} from 'node:crypto';
import {hexToBytes, isHex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';

const key = process.env.PRIVATE_KEY;
if (!isHex(key)) {
  throw new Error('PRIVATE_KEY is not set, or does not start with 0x');
}
const account = privateKeyToAccount(key);

export interface Tag {
  readonly name: string;
  readonly value: string;
}

type Chunk = Uint8Array | readonly Chunk[];
const sha384 = (...parts: readonly Uint8Array[]) =>
  createHash('sha384').update(Buffer.concat(parts)).digest();

/** The hash that the key signs: Arweave hashes data and lists with their kind and length. */
function deepHash(chunk: Chunk): Buffer {
  if (chunk instanceof Uint8Array) {
    return sha384(sha384(Buffer.from(`blob${chunk.length}`)), sha384(chunk));
  }
  return chunk.reduce<Buffer>(
    (hash, part) => sha384(hash, deepHash(part)),
    sha384(Buffer.from(`list${chunk.length}`)),
  );
}

/** Encodes a count or a length as Avro does: small numbers take one byte. */
function avroLong(count: number): Buffer {
  const bytes: number[] = [];
  for (let rest = count * 2; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) + (rest > 127 ? 128 : 0));
  }
  return Buffer.from(bytes);
}

/** Packs and signs a file as an ANS-104 data item, which bundlers store on Arweave. */
export async function dataItem(file: Uint8Array, tags: readonly Tag[]): Promise<Buffer> {
  const text = (value: string) => {
    const bytes = Buffer.from(value);
    return Buffer.concat([avroLong(bytes.length), bytes]);
  };
  const packedTags = Buffer.concat([
    avroLong(tags.length),
    ...tags.flatMap(({name, value}) => [text(name), text(value)]),
    avroLong(0),
  ]);
  const owner = hexToBytes(account.publicKey);
  const none = new Uint8Array();

  // 3 is the type of Ethereum's signatures. The item has no target and no anchor.
  const signed = [Buffer.from('dataitem'), Buffer.from('1'), Buffer.from('3')];
  const hash = deepHash([...signed, owner, none, none, packedTags, file]);
  const signature = hexToBytes(await account.signMessage({message: {raw: hash}}));

  const counts = Buffer.alloc(16);
  counts.writeBigUInt64LE(BigInt(tags.length), 0);
  counts.writeBigUInt64LE(BigInt(packedTags.length), 8);
  return Buffer.concat([
    Buffer.from([3, 0]),
    signature,
    owner,
    Buffer.from([0, 0]),
    counts,
    packedTags,
    file,
  ]);
}
