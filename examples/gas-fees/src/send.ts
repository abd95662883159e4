// #region estimate
import {formatEther, parseEther} from 'viem';
import {estimateGas} from 'viem/linea';
import {client} from './linea';

const {account} = client;
// To yourself, so that only the fee leaves your account.
const transfer = {account, to: account.address, value: parseEther('0.0001')};

const {gasLimit, baseFeePerGas, priorityFeePerGas} = await estimateGas(client, transfer);
const estimate = gasLimit * (baseFeePerGas + priorityFeePerGas);
console.log(`gas limit    ${gasLimit}`);
console.log(`base fee     ${baseFeePerGas} wei`);
console.log(`priority fee ${priorityFeePerGas} wei`);
console.log(`estimate     ${formatEther(estimate)} ETH`);
// #endregion

// #region send
const hash = await client.sendTransaction({
  ...transfer,
  gas: gasLimit,
  maxPriorityFeePerGas: priorityFeePerGas,
  // Leaves room for a doubled base fee. You pay only the actual base fee.
  maxFeePerGas: 2n * baseFeePerGas + priorityFeePerGas,
});
console.log(`hash         ${hash}`);
// #endregion

// #region paid
const receipt = await client.waitForTransactionReceipt({hash});
const {status, blockNumber, gasUsed, effectiveGasPrice} = receipt;
console.log(`${status} in block ${blockNumber}`);
console.log(`paid         ${gasUsed} gas x ${effectiveGasPrice} wei`);
console.log(`which is     ${formatEther(gasUsed * effectiveGasPrice)} ETH`);
// #endregion
