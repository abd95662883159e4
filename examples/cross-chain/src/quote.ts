import {formatEther, isAddress, parseAbi} from 'viem';
import {client} from './client';

const [address, text = ''] = process.argv.slice(2);
if (!address || !isAddress(address)) {
  throw new Error('Usage: quote.ts <messenger> <text>');
}
const abi = parseAbi(['function quote(string text) view returns (uint256)']);
const fee = await client.readContract({address, abi, functionName: 'quote', args: [text]});
console.log(`fee ${formatEther(fee)} ETH`);
