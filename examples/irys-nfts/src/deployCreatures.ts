import {appendFile, readFile} from 'node:fs/promises';
import {getAddress, toHex} from 'viem';
import {compile} from './compile';
import {creatures} from './creatures';
import {client} from './linea';

const files = JSON.parse(await readFile('stages.json', 'utf8')) as string[];
const ids = files.map((file) => toHex(Buffer.from(file, 'base64url')));

const {abi, bytecode} = compile('Creatures');
const deployment = await client.deployContract({abi, bytecode, args: [ids]});
const deployed = await client.waitForTransactionReceipt({hash: deployment});
if (!deployed.contractAddress) throw new Error(`${deployment} created no contract`);
const address = getAddress(deployed.contractAddress);
await appendFile('.env', `VITE_CREATURES=${address}\n`);
console.log(`deployed ${address}, ${deployed.gasUsed} gas`);

const hash = await client.writeContract({...creatures, address, functionName: 'hatch'});
const {gasUsed} = await client.waitForTransactionReceipt({hash});
console.log(`hatched  token 1, ${gasUsed} gas`);
