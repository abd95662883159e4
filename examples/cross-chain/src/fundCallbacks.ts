import {formatEther, isAddress, parseAbi, parseEther} from 'viem';
import {client} from './client';

const abi = parseAbi([
  'function depositTo(address target) payable',
  'function reserves(address target) view returns (uint256)',
]);

const proxy = process.env.CALLBACK_PROXY;
const [target, amount] = process.argv.slice(2);
if (!proxy || !isAddress(proxy) || !target || !isAddress(target) || !amount) {
  throw new Error('Usage: CALLBACK_PROXY=0x… fundCallbacks.ts <receiver> <ETH>');
}

const {request} = await client.simulateContract({
  account: client.account,
  address: proxy,
  abi,
  functionName: 'depositTo',
  args: [target],
  value: parseEther(amount),
});
const hash = await client.writeContract(request);
await client.waitForTransactionReceipt({hash});
const reserves = await client.readContract({
  address: proxy,
  abi,
  functionName: 'reserves',
  args: [target],
});
console.log(`reserves ${formatEther(reserves)} ETH`);
