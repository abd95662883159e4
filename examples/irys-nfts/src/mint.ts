import {readFile} from 'node:fs/promises';
import {type Address, parseAbi, parseEventLogs, toHex} from 'viem';
import {client} from './linea';

const {file} = JSON.parse(await readFile('print.json', 'utf8')) as {file: string};
const prints = {
  address: process.env.VITE_PRINTS as Address,
  abi: parseAbi([
    'function mint(address to, bytes32 file) returns (uint256)',
    'function tokenURI(uint256 token) view returns (string)',
    'event Transfer(address indexed from, address indexed to, uint256 indexed token)',
    'error NoFile()',
    'error OwnableUnauthorizedAccount(address account)',
  ]),
} as const;

// The 43 characters of an Arweave ID are 32 bytes.
const id = toHex(Buffer.from(file, 'base64url'));
const {request} = await client.simulateContract({
  ...prints,
  functionName: 'mint',
  args: [client.account.address, id],
});
const hash = await client.writeContract(request);
const {logs, gasUsed} = await client.waitForTransactionReceipt({hash});

const [transfer] = parseEventLogs({abi: prints.abi, eventName: 'Transfer', logs});
const token = transfer?.args.token ?? 0n;
console.log(`token    ${token}`);
console.log(`gas      ${gasUsed}`);
console.log(
  `metadata ${await client.readContract({...prints, functionName: 'tokenURI', args: [token]})}`,
);
