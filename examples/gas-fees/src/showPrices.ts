import {createPublicClient, formatGwei, http} from 'viem';
import {linea} from 'viem/chains';
import {readPrices} from './prices';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

const block = await client.getBlock();
const {fixedCost, variableCost, ethGasPrice} = readPrices(block.extraData);

console.log(`base fee      ${block.baseFeePerGas} wei`);
console.log(`fixed cost    ${formatGwei(fixedCost)} gwei per gas`);
console.log(`variable cost ${formatGwei(variableCost)} gwei per byte`);
console.log(`eth_gasPrice  ${formatGwei(ethGasPrice)} gwei per gas`);
