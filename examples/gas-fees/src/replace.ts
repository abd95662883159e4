import {isAddressEqual} from 'viem';
import {estimateGas} from 'viem/linea';
import {client} from './linea';
import {readHash} from './readHash';

const stuck = await client.getTransaction({hash: readHash()});
if (stuck.blockNumber !== null) {
  throw new Error(`The transaction is in block ${stuck.blockNumber}: nothing to replace`);
}
if (!isAddressEqual(stuck.from, client.account.address)) {
  throw new Error(`Only ${stuck.from} can replace this transaction`);
}

const call = {
  account: client.account,
  to: stuck.to,
  value: stuck.value,
  data: stuck.input,
};
const {gasLimit, baseFeePerGas, priorityFeePerGas} = await estimateGas(client, call);

/** The new fee, or the old fee plus 10% if that's more. */
function raised(old: bigint, now: bigint): bigint {
  const least = (old * 110n) / 100n + 1n;
  return now > least ? now : least;
}
const oldTip = stuck.maxPriorityFeePerGas ?? stuck.gasPrice;
const oldMax = stuck.maxFeePerGas ?? stuck.gasPrice;
const maxPriorityFeePerGas = raised(oldTip, priorityFeePerGas);
const maxFeePerGas = raised(oldMax, 2n * baseFeePerGas + maxPriorityFeePerGas);

const hash = await client.sendTransaction({
  ...call,
  gas: gasLimit,
  maxPriorityFeePerGas,
  maxFeePerGas,
  // The nonce makes it a replacement: only one transaction can use it.
  nonce: stuck.nonce,
});
console.log(`nonce ${stuck.nonce}, priority fee ${oldTip} -> ${maxPriorityFeePerGas} wei`);
console.log(`hash  ${hash}`);

const {status, blockNumber} = await client.waitForTransactionReceipt({hash});
console.log(`${status} in block ${blockNumber}`);
