import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';
import {lineaRollup} from './networks';

const url = process.argv[2] ?? 'https://rpc.linea.build';
const endpoint = createPublicClient({chain: linea, transport: http(url)});

// Keep this order: read last, the contract is never behind an honest endpoint.
const tag = await endpoint.getBlock({blockTag: 'finalized'});
const latest = await endpoint.getBlock({blockTag: 'latest'});
const final = await lineaRollup.read.currentL2BlockNumber({blockTag: 'finalized'});

console.log(`latest    ${latest.number}`);
console.log(`finalized ${tag.number}`);
console.log(`contract  ${final}`);
if (tag.number > final) {
  console.log(`AHEAD: the endpoint reports ${tag.number - final} blocks as final that aren't`);
  process.exitCode = 1;
} else if (tag.number < final) {
  console.log(`behind by ${final - tag.number} blocks, which is safe`);
} else {
  console.log('agrees');
}
