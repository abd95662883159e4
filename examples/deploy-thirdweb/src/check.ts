import {eth_getCode, getContract, getRpcClient, readContract} from 'thirdweb';
import {abi} from '../build/ticketOffice';
import {client, lineaSepolia as chain} from './linea';

const [address = ''] = process.argv.slice(2);
const office = getContract({client, chain, address, abi});
const code = await eth_getCode(getRpcClient({client, chain}), {address: office.address});
console.log(`code  ${(code.length - 2) / 2} bytes`);
console.log(`owner ${await readContract({contract: office, method: 'owner'})}`);
console.log(`price ${await readContract({contract: office, method: 'price'})} wei`);
