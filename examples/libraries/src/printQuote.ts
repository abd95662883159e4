import {formatGwei} from 'viem';
import {estimateFeesPerGas} from 'wagmi/actions';
import {linea} from 'wagmi/chains';
import {quoteFee} from './quoteFee';
import {config} from './wagmiConfig';

const quote = await quoteFee({
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  value: 1n,
});
console.log(`quoteFee              ${formatGwei(quote.maxPriorityFeePerGas)} gwei`);

// The request of useEstimateFeesPerGas, which contains no transaction.
const general = await estimateFeesPerGas(config, {chainId: linea.id});
console.log(`useEstimateFeesPerGas ${formatGwei(general.maxPriorityFeePerGas)} gwei`);
