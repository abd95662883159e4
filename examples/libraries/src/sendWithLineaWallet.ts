import {formatUnits, JsonRpcProvider, Network, parseEther} from 'ethers';
import {LineaWallet} from './lineaWallet';

const network = Network.from('linea-sepolia');
const provider = new JsonRpcProvider('https://rpc.sepolia.linea.build', network, {
  staticNetwork: network,
});
const wallet = new LineaWallet(process.env.PRIVATE_KEY ?? '', provider);

const {gasPrice, maxPriorityFeePerGas} = await provider.getFeeData();
console.log(`getFeeData ${formatUnits(maxPriorityFeePerGas ?? gasPrice ?? 0n, 'gwei')} gwei`);

// To yourself, so that only the fee leaves your account.
const sent = await wallet.sendTransaction({to: wallet.address, value: parseEther('0.0001')});
const receipt = await sent.wait();
console.log(`paid       ${formatUnits(receipt?.gasPrice ?? 0n, 'gwei')} gwei`);
console.log(`hash       ${sent.hash}`);
provider.destroy();
