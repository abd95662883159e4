import {formatEther} from 'viem';
import {readPrices} from './prices';
import {priorityFee} from './priorityFee';

// From block 32,235,911 of Linea Mainnet, October 5, 2026.
const prices = readPrices('0x0100007530000f42400000a3b000000000000000000000000000000000000000');
const BASE_FEE = 7n;

const own = priorityFee({...prices, size: 64n, gas: 21_000n}, 1.2);
console.log(`linea_estimateGas returns ${own} wei, which is 0x${own.toString(16)}`);

const transactions = [
  {name: 'ETH transfer', size: 96n, gas: 21_000n},
  {name: 'ERC-20 transfer', size: 96n, gas: 60_000n},
  {name: '1,024 zero bytes', size: 96n, gas: 31_240n},
  {name: '1,024 random bytes', size: 1_120n, gas: 61_960n},
];
for (const {name, size, gas} of transactions) {
  const costs = {...prices, size, gas};
  const inPool = priorityFee(costs, 0.8);
  const inBlock = priorityFee(costs, 1);
  const fee = formatEther(gas * (BASE_FEE + inBlock));
  console.log(`${name}: pool ${inPool}, block ${inBlock} wei, ${fee} ETH`);
}
