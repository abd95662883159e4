/* eslint-disable import-x/first -- the page adds the last part, with its imports, after the first two */
// #region estimate
import {formatGwei, parseEther} from 'viem';
import {estimateGas} from 'viem/linea';
import {client} from './linea';

const {account} = client;
const transfer = {account, to: account.address, value: parseEther('0.0001')};

const {gasLimit, baseFeePerGas, priorityFeePerGas} = await estimateGas(client, transfer);
console.log(`gas limit    ${gasLimit}`);
console.log(`base fee     ${formatGwei(baseFeePerGas)} gwei`);
console.log(`priority fee ${formatGwei(priorityFeePerGas)} gwei`);
// #endregion

// #region send
const hash = await client.sendTransaction({
  ...transfer,
  gas: gasLimit,
  maxFeePerGas: 2n * baseFeePerGas + priorityFeePerGas,
  maxPriorityFeePerGas: priorityFeePerGas,
});
const sentAt = Date.now();
console.log(`hash         ${hash}`);
// #endregion

// #region watch
import {setTimeout as sleep} from 'node:timers/promises';
import {stateOf, type TransactionState} from './transactionState';

let state: TransactionState | undefined;
const isIncluded = () => state === 'included' || state === 'finalized';

while (!isIncluded() && Date.now() - sentAt < 60_000) {
  const next = await stateOf(hash);
  if (next !== state) {
    console.log(`${((Date.now() - sentAt) / 1000).toFixed(1)} s        ${next}`);
    state = next;
  }
  await sleep(100);
}
if (!isIncluded()) {
  console.log(`stopped      still ${state} after a minute`);
}
// #endregion
