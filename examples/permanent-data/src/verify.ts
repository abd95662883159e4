// #region verify
import {readFile} from 'node:fs/promises';
import {type Address, createPublicClient, http, parseAbi, sha256, toHex} from 'viem';
import {lineaSepolia} from 'viem/chains';

const {id} = JSON.parse(await readFile('stored.json', 'utf8')) as {id: string};

const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});
const recorded = await client.readContract({
  address: process.env.FILE_RECORDS as Address,
  abi: parseAbi(['function hashOf(bytes32 id) view returns (bytes32)']),
  functionName: 'hashOf',
  args: [toHex(Buffer.from(id, 'base64url'))],
});

const response = await fetch(`https://arweave.net/${id}`);
if (!response.ok) throw new Error(`The gateway returned ${response.status}`);
const downloaded = sha256(new Uint8Array(await response.arrayBuffer()));
console.log(downloaded === recorded ? 'same file' : 'different file');
// #endregion verify
