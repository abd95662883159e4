// Sends two transactions on Linea Mainnet as a bundle: wraps 0.001 ETH, then approves it.

// #region send
import {setTimeout as wait} from 'node:timers/promises';
import {
  createPublicClient,
  encodeFunctionData,
  http,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {linea} from 'viem/chains';
import {estimateGas} from 'viem/linea';

const {PRIVATE_KEY, BUNDLE_URL, SPENDER} = process.env; // BUNDLE_URL is Infura's, with your key
const WETH = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';
const ATTEMPTS = 5;
const value = parseEther('0.001');
const abi = parseAbi([
  'function deposit() payable',
  'function approve(address spender, uint256 value) returns (bool)',
]);
const calls = [
  {to: WETH, value, data: encodeFunctionData({abi, functionName: 'deposit'})},
  {to: WETH, data: encodeFunctionData({abi, functionName: 'approve', args: [SPENDER, value]})},
];

const account = privateKeyToAccount(PRIVATE_KEY);
const client = createPublicClient({chain: linea, transport: http(BUNDLE_URL), cacheTime: 0});

const firstNonce = await client.getTransactionCount({address: account.address});
const txs = [];
for (const [index, call] of calls.entries()) {
  const estimate = await estimateGas(client, {account, ...call});
  const signed = await account.signTransaction({
    ...call,
    type: 'eip1559',
    chainId: linea.id,
    nonce: firstNonce + index,
    gas: estimate.gasLimit,
    maxPriorityFeePerGas: estimate.priorityFeePerGas,
    maxFeePerGas: 2n * estimate.baseFeePerGas + estimate.priorityFeePerGas,
  });
  txs.push(signed);
}

/** Sends the bundle for one block. Returns the receipt, or null if the block passed without it. */
async function tryOnce() {
  const target = (await client.getBlockNumber()) + 2n;
  const bundle = {txs, blockNumber: numberToHex(target)};
  const {bundleHash} = await client.request({method: 'eth_sendBundle', params: [bundle]});
  console.log(`sent ${bundleHash} for block ${target}`);
  while ((await client.getBlockNumber()) < target) {
    await wait(1_000);
  }
  return client.request({method: 'eth_getTransactionReceipt', params: [keccak256(txs[0])]});
}

let receipt = null;
for (let attempt = 1; receipt === null && attempt <= ATTEMPTS; attempt++) {
  receipt = await tryOnce();
}
console.log(receipt === null ? 'not included' : `included in block ${Number(receipt.blockNumber)}`);
// #endregion
if (receipt === null) {
  process.exitCode = 1;
}
