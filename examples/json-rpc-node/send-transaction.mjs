// Sends 0.001 ETH on Linea Mainnet from the account of PRIVATE_KEY to itself, at the estimated price.

// #region send
import {createPublicClient, createWalletClient, formatEther, http, parseEther} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {linea} from 'viem/chains';
import {estimateGas} from 'viem/linea';

const account = privateKeyToAccount(process.env.PRIVATE_KEY);
const network = {chain: linea, transport: http('https://rpc.linea.build')};
const publicClient = createPublicClient(network);
const walletClient = createWalletClient({...network, account});

const transfer = {to: account.address, value: parseEther('0.001')};
const {gasLimit, baseFeePerGas, priorityFeePerGas} = await estimateGas(publicClient, {
  account,
  ...transfer,
});

const hash = await walletClient.sendTransaction({
  ...transfer,
  gas: gasLimit,
  maxPriorityFeePerGas: priorityFeePerGas,
  maxFeePerGas: 2n * baseFeePerGas + priorityFeePerGas,
});
// #endregion

// #region check
const receipt = await publicClient.waitForTransactionReceipt({hash});
const tip = receipt.effectiveGasPrice - baseFeePerGas;
console.log(`${receipt.status} in block ${receipt.blockNumber}`);
console.log(`gas used: ${receipt.gasUsed} of ${gasLimit}`);
console.log(`tip: ${tip} wei per gas, estimated ${priorityFeePerGas}`);
console.log(`fee: ${formatEther(receipt.gasUsed * receipt.effectiveGasPrice)} ETH`);
// #endregion
if (receipt.status !== 'success') {
  process.exitCode = 1;
}
