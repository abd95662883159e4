import {createPublicClient, http, isAddress} from 'viem';
import {lineaSepolia} from 'viem/chains';
import {formatUsdc, usdc} from './usdc';

const [buyer = ''] = process.argv.slice(2);
if (!isAddress(buyer)) {
  throw new Error('Set buyer to an address');
}

const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});
const read = (functionName: 'symbol' | 'version' | 'decimals') =>
  client.readContract({...usdc, functionName});

const balance = await client.readContract({...usdc, functionName: 'balanceOf', args: [buyer]});
console.log(`${await read('symbol')} version ${await read('version')}`);
console.log(`decimals ${await read('decimals')}`);
console.log(`balance  ${formatUsdc(balance)}`);
