import {createPublicClient, formatGwei, http} from 'viem';
import {linea} from 'viem/chains';
import {estimateGas} from 'viem/linea';

const url = process.env.LINEA_RPC_URL ?? 'https://rpc.linea.build';
const client = createPublicClient({chain: linea, transport: http(url)});
const call = {
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
} as const;

// The fees that viem sets by default. If the method is missing, viem estimates them in another way.
const {maxPriorityFeePerGas} = await client.prepareTransactionRequest({
  ...call,
  parameters: ['fees'],
});
console.log(`viem uses    ${formatGwei(maxPriorityFeePerGas)} gwei`);

// The same request, sent directly. It throws if the endpoint doesn't have the method.
const {priorityFeePerGas} = await estimateGas(client, call);
console.log(`Linea quotes ${formatGwei(priorityFeePerGas)} gwei`);
