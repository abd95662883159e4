import {formatEther, JsonRpcProvider, Network, parseEther, toQuantity, Wallet} from 'ethers';

/** The result of linea_estimateGas: three numbers, in hexadecimal. */
type Quote = Record<'gasLimit' | 'baseFeePerGas' | 'priorityFeePerGas', string>;

const network = new Network('linea-sepolia', 59141);
const provider = new JsonRpcProvider('https://rpc.sepolia.linea.build', network, {
  staticNetwork: network,
});
const wallet = new Wallet(process.env.PRIVATE_KEY ?? '', provider);

// To yourself, so that only the fee leaves your account.
const {address} = wallet;
const value = parseEther('0.0001');
const quote = (await provider.send('linea_estimateGas', [
  {from: address, to: address, value: toQuantity(value)},
])) as Quote;
const priorityFee = BigInt(quote.priorityFeePerGas);

const sent = await wallet.sendTransaction({
  to: address,
  value,
  gasLimit: BigInt(quote.gasLimit),
  maxPriorityFeePerGas: priorityFee,
  maxFeePerGas: 2n * BigInt(quote.baseFeePerGas) + priorityFee,
});
const receipt = await sent.wait();
if (receipt === null) {
  throw new Error(`${sent.hash} isn't in a block yet`);
}
console.log(`hash ${receipt.hash}`);
console.log(`paid ${receipt.gasUsed} gas x ${receipt.gasPrice} wei`);
console.log(`which is ${formatEther(receipt.fee)} ETH`);
provider.destroy();
