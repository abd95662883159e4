import {lineaRollup} from './networks';

const final = await lineaRollup.read.currentL2BlockNumber({blockTag: 'finalized'});
const proven = await lineaRollup.read.currentL2BlockNumber({blockTag: 'latest'});

console.log(`final  ${final}`);
console.log(`proven ${proven}, ${proven - final} blocks waiting for Ethereum`);
