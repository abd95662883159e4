import {createPublicClient, http, isAddress} from 'viem';
import {lineaSepolia} from 'viem/chains';

const [address = ''] = process.argv.slice(2);
if (!isAddress(address)) {
  throw new Error('Pass a contract address');
}
const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});
const code = await client.getCode({address});
if (code === undefined) {
  throw new Error(`${address} has no code on Linea Sepolia`);
}

// The metadata is CBOR: the names as text, the hash as 34 bytes, the version as three.
const metadata = code.slice(-2 * (Number.parseInt(code.slice(-4), 16) + 2), -4);
const version = /64736f6c6343(..)(..)(..)/.exec(metadata)?.slice(1);
const hash = /64697066735822(1220.{64})/.exec(metadata)?.[1];

// The prefix of the hash: base 16, CID version 1 and the data's type.
console.log(`solc     ${version?.map((part) => Number.parseInt(part, 16)).join('.') ?? 'unknown'}`);
console.log(`metadata ${hash ? `ipfs://f0170${hash}` : 'none'}`);
