import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';
import * as blockFacts from '../build/BlockFacts';
import * as ripemd from '../build/Ripemd';
import {refusal} from './refusal';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

console.log(`eth_call   ${await client.readContract({...ripemd, functionName: 'digest'})}`);
console.log(`Ripemd     ${(await refusal(client, ripemd.code)) ?? 'can be proven'}`);
console.log(`BlockFacts ${(await refusal(client, blockFacts.code)) ?? 'can be proven'}`);
