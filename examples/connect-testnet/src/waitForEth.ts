import {setTimeout as sleep} from 'node:timers/promises';
import {createPublicClient, formatEther, http, isAddress} from 'viem';
import {lineaSepolia} from 'viem/chains';

const address = process.argv[2] ?? '';
if (!isAddress(address)) {
  throw new Error('Pass the address that receives the ETH');
}
const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});

const before = await client.getBalance({address});
console.log(`holds   ${formatEther(before)} ETH`);

// A deposit from L1 takes about 20 minutes. After 40 minutes, look for the cause.
const deadline = Date.now() + 40 * 60_000;
let balance = before;
while (balance <= before && Date.now() < deadline) {
  await sleep(5000);
  balance = await client.getBalance({address});
}
console.log(balance > before ? `arrived ${formatEther(balance - before)} ETH` : 'nothing arrived');
