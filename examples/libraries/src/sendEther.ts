import {createWalletClient, formatGwei, http, isHex, parseEther, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';

const key = process.env.PRIVATE_KEY;
if (!isHex(key)) {
  throw new Error('PRIVATE_KEY is not set, or does not start with 0x');
}
const account = privateKeyToAccount(key);
const client = createWalletClient({
  account,
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
}).extend(publicActions);

console.log(`block   ${await client.getBlockNumber()}`);

// To yourself, so that only the fee leaves your account.
const hash = await client.sendTransaction({to: account.address, value: parseEther('0.0001')});
const {status, effectiveGasPrice} = await client.waitForTransactionReceipt({hash});
console.log(`status  ${status}`);
console.log(`paid    ${formatGwei(effectiveGasPrice)} gwei`);
