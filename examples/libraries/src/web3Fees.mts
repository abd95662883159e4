import {Web3} from 'web3';

/** The result of linea_estimateGas, in hexadecimal. */
type Quote = Record<'gasLimit' | 'baseFeePerGas' | 'priorityFeePerGas', string>;

const web3 = new Web3('https://rpc.sepolia.linea.build');
const [account] = web3.eth.accounts.wallet.add(process.env.PRIVATE_KEY ?? '');
if (account === undefined) {
  throw new Error('Set PRIVATE_KEY');
}
console.log(`default ${web3.utils.fromWei(web3.eth.defaultMaxPriorityFeePerGas, 'gwei')} gwei`);

// To yourself, so that only the fee leaves your account.
const tx = {
  from: account.address,
  to: account.address,
  value: web3.utils.toHex(100_000_000_000_000n),
};
const quote = (await web3.requestManager.send({
  method: 'linea_estimateGas',
  params: [tx],
})) as Quote;
const priorityFee = BigInt(quote.priorityFeePerGas);

const receipt = await web3.eth.sendTransaction({
  ...tx,
  gas: quote.gasLimit,
  maxPriorityFeePerGas: web3.utils.toHex(priorityFee),
  maxFeePerGas: web3.utils.toHex(2n * BigInt(quote.baseFeePerGas) + priorityFee),
});
console.log(`paid    ${web3.utils.fromWei(receipt.effectiveGasPrice ?? 0n, 'gwei')} gwei`);
