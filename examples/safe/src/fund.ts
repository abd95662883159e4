import {isAddress, parseEther} from 'viem';
import {client} from './linea';

const to = process.env.SAFE ?? '';
if (!isAddress(to)) {
  throw new Error('SAFE is not set');
}
const hash = await client.sendTransaction({to, value: parseEther('0.001')});
const {status} = await client.waitForTransactionReceipt({hash});
console.log(`${status}  ${hash}`);
