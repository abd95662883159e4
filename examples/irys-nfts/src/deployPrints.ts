import {appendFile} from 'node:fs/promises';
import {getAddress} from 'viem';
import {compile} from './compile';
import {client} from './linea';

const {abi, bytecode} = compile('Prints');
const hash = await client.deployContract({abi, bytecode, args: [client.account.address]});
const {contractAddress, gasUsed} = await client.waitForTransactionReceipt({hash});
if (!contractAddress) throw new Error(`${hash} created no contract`);

await appendFile('.env', `VITE_PRINTS=${contractAddress}\n`);
console.log(`deployed ${getAddress(contractAddress)}`);
console.log(`gas      ${gasUsed}`);
