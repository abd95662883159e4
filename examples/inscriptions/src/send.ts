import {encodeFunctionData, getAddress, size, stringToHex} from 'viem';
import {abi, bytecode} from '../build/postcards';
import {client} from './linea';

const creation = await client.deployContract({abi, bytecode});
const receipt = await client.waitForTransactionReceipt({hash: creation});
if (!receipt.contractAddress) {
  throw new Error(`${creation} created no contract`);
}
const address = getAddress(receipt.contractAddress);
console.log(`contract ${address} in block ${receipt.blockNumber}`);

const recipient = client.account.address;
for (let number = 1; number <= 2; number += 1) {
  const hash = await client.writeContract({address, abi, functionName: 'send', args: [recipient]});
  const {gasUsed} = await client.waitForTransactionReceipt({hash});
  console.log(`sent     ${hash}, ${gasUsed} gas`);
}

const content = await client.readContract({address, abi, functionName: 'contentURI', args: [1n]});
const call = encodeFunctionData({abi, functionName: 'send', args: [recipient]});
console.log(`calldata ${size(call)} bytes, content ${size(stringToHex(content))} bytes`);
