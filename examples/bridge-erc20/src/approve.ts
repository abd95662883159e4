import {waitForTransactionReceipt} from 'viem/actions';
import {readAmount, readLayersAndToken} from './tokens';

const {here, token} = readLayersAndToken();
const {read, write} = here.tokenAt(token);
const amount = readAmount(process.argv[4], await read.decimals());

const hash = await write.approve([here.tokenBridge.address, amount]);
const {status} = await waitForTransactionReceipt(here.client, {hash});
console.log(`approved ${hash}, ${status}`);
