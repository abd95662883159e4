import {isAddress, pad, parseAbi, parseEventLogs} from 'viem';
import {client} from './client';

const LINEA = 38; // Wormhole's chain ID of Linea Mainnet and Linea Sepolia
const abi = parseAbi([
  'function quote(string text) view returns (uint256)',
  'function send(string text) payable',
  'event Sent(uint64 sequence)',
]);

const [address, text] = process.argv.slice(2);
if (!address || !isAddress(address) || !text) {
  throw new Error('Usage: sendWormhole.ts <messenger> <text>');
}

const value = await client.readContract({address, abi, functionName: 'quote', args: [text]});
const hash = await client.writeContract({
  address,
  abi,
  functionName: 'send',
  args: [text],
  value,
  chain: null,
});
const {status, logs} = await client.waitForTransactionReceipt({hash});
console.log(`sent    ${hash} (${status})`);

for (const {args} of parseEventLogs({abi, logs, eventName: 'Sent'})) {
  const emitter = pad(address).slice(2).toLowerCase();
  console.log(`message ${LINEA}/${emitter}/${args.sequence}`);
}
