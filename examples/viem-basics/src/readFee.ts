import {formatEther} from 'viem';
import {client} from './linea';
import {readHash} from './readHash';

const receipt = await client.getTransactionReceipt({hash: readHash()});
const block = await client.getBlock({blockHash: receipt.blockHash});

const baseFee = block.baseFeePerGas ?? 0n;
const priorityFee = receipt.effectiveGasPrice - baseFee;
const {gasUsed} = receipt;

console.log(`status       ${receipt.status}`);
console.log(`gas used     ${gasUsed}`);
console.log(`base fee     ${baseFee} wei x gas = ${formatEther(gasUsed * baseFee)} ETH`);
console.log(`priority fee ${priorityFee} wei x gas = ${formatEther(gasUsed * priorityFee)} ETH`);
console.log(`fee paid     ${formatEther(gasUsed * receipt.effectiveGasPrice)} ETH`);
