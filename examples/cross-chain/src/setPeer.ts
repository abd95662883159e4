import {isAddress, parseAbi} from 'viem';
import {client} from './client';

const [messenger, peer] = process.argv.slice(2);
if (!isAddress(messenger ?? '') || !isAddress(peer ?? '')) {
  throw new Error('Usage: setPeer.ts <messenger on this chain> <messenger on the other chain>');
}
const hash = await client.writeContract({
  address: messenger as `0x${string}`,
  abi: parseAbi(['function setPeer(address peer)']),
  functionName: 'setPeer',
  args: [peer as `0x${string}`],
  chain: null,
});
const {status} = await client.waitForTransactionReceipt({hash});
console.log(`${status}: ${messenger} trusts ${peer}`);
