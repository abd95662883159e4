import {getAddress} from 'viem';
import {compile} from './compile';
import {client} from './linea';

const [name = 'Membership'] = process.argv.slice(2);
const {abi, bytecode} = compile(name);
console.log(`${name} ${(bytecode.length - 2) / 2} bytes`);

const hash = await client.deployContract({abi, bytecode, args: [client.account.address]});
const {contractAddress} = await client.waitForTransactionReceipt({hash});
console.log(`deployed ${contractAddress && getAddress(contractAddress)}`);
