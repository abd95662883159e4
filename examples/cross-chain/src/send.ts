import {formatEther, isAddress, parseAbi, parseEther, parseEventLogs} from 'viem';
import {client} from './client';

const abi = parseAbi([
  'function quote(string text) view returns (uint256)',
  'function send(string text) payable',
  'event Sent(bytes32 id)',
]);

const [address, text, fee] = process.argv.slice(2);
if (!address || !isAddress(address) || !text) {
  throw new Error('Usage: send.ts <messenger> <text> [fee in ETH]');
}

const value =
  fee === undefined
    ? await client.readContract({address, abi, functionName: 'quote', args: [text]})
    : parseEther(fee);
console.log(`fee     ${formatEther(value)} ETH`);

const {request} = await client.simulateContract({
  account: client.account,
  address,
  abi,
  functionName: 'send',
  args: [text],
  value,
});
const hash = await client.writeContract(request);
const {status, logs} = await client.waitForTransactionReceipt({hash});
console.log(`sent    ${hash} (${status})`);

for (const {args} of parseEventLogs({abi, logs, eventName: 'Sent'})) {
  console.log(`message ${args.id}`);
}
