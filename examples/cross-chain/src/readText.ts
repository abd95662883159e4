import {isAddress, parseAbi} from 'viem';
import {client} from './client';

const [address] = process.argv.slice(2);
if (!address || !isAddress(address)) {
  throw new Error('Usage: readText.ts <messenger>');
}
const abi = parseAbi(['function lastText() view returns (string)']);
console.log(`text ${await client.readContract({address, abi, functionName: 'lastText'})}`);
