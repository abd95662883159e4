// #region record
import {readFile} from 'node:fs/promises';
import {
  type Address,
  createWalletClient,
  type Hex,
  http,
  parseAbi,
  publicActions,
  toHex,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';

const {id, hash} = JSON.parse(await readFile('stored.json', 'utf8')) as {id: string; hash: Hex};

const client = createWalletClient({
  account: privateKeyToAccount(process.env.PRIVATE_KEY as Hex),
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
}).extend(publicActions);

const transaction = await client.writeContract({
  address: process.env.FILE_RECORDS as Address,
  abi: parseAbi(['function record(bytes32 id, bytes32 hash)']),
  functionName: 'record',
  // The 43 characters of an ID are 32 bytes.
  args: [toHex(Buffer.from(id, 'base64url')), hash],
});
const {status} = await client.waitForTransactionReceipt({hash: transaction});
console.log(`${status} ${transaction}`);
// #endregion record
