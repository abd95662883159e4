import {parseUnits} from 'viem';
import {waitForTransactionReceipt} from 'viem/actions';
import {readLayersAndToken} from './tokens';

const {here, token} = readLayersAndToken();
const {read, write} = here.tokenAt(token);
const amount = parseUnits(process.argv[4] ?? '0', await read.decimals());

const hash = await write.approve([here.tokenBridge.address, amount]);
const {status} = await waitForTransactionReceipt(here.client, {hash});
console.log(`approved ${hash}, ${status}`);
