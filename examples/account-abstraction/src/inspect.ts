import {createPublicClient, formatEther, getAddress, http, isHash, parseEventLogs} from 'viem';
import {entryPoint07Abi} from 'viem/account-abstraction';
import {linea} from 'viem/chains';

const [hash = ''] = process.argv.slice(2);
if (!isHash(hash)) {
  throw new Error('Set HASH to a transaction hash');
}

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const {logs} = await client.getTransactionReceipt({hash});

// EntryPoints 0.6 to 0.9 emit the same event, so this finds operations of each version.
for (const {address, args} of parseEventLogs({
  abi: entryPoint07Abi,
  eventName: 'UserOperationEvent',
  logs,
})) {
  console.log(`user operation ${args.userOpHash}`);
  console.log(`entry point    ${getAddress(address)}`);
  console.log(`account        ${args.sender}, nonce ${args.nonce}`);
  console.log(`paymaster      ${args.paymaster}`);
  console.log(`success        ${args.success}`);
  console.log(`gas            ${args.actualGasUsed}, ${formatEther(args.actualGasCost)} ETH`);
}
