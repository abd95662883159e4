import {encode, hexToBigInt, sendAndConfirmTransaction, toWei} from 'thirdweb';
import {prepareDirectDeployTransaction} from 'thirdweb/deploys';
import {abi, bytecode} from '../build/ticketOffice';
import {account, client, lineaSepolia as chain} from './linea';

const deployment = prepareDirectDeployTransaction({
  client,
  chain,
  abi,
  bytecode,
  constructorParams: {initialOwner: account.address, ticketPrice: toWei('0.000000001')},
});

const answer = await fetch(chain.rpc, {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'linea_estimateGas',
    params: [{from: account.address, data: await encode(deployment)}],
  }),
});
const {result, error} = (await answer.json()) as {
  result?: Record<'baseFeePerGas' | 'priorityFeePerGas', `0x${string}`>;
  error?: {message: string};
};
if (result === undefined) {
  throw new Error(error?.message);
}
const maxPriorityFeePerGas = hexToBigInt(result.priorityFeePerGas);
console.log(`priority fee ${maxPriorityFeePerGas} wei`);

const {contractAddress} = await sendAndConfirmTransaction({
  account,
  transaction: {
    ...deployment,
    maxPriorityFeePerGas,
    maxFeePerGas: hexToBigInt(result.baseFeePerGas) * 2n + maxPriorityFeePerGas,
  },
});
console.log(`deployed ${contractAddress}`);
