import {getAddress, getContract} from 'viem';
import {namehash} from 'viem/ens';
import {abi, bytecode} from '../build/records';
import {l2, label, parent, subdomain} from './layers';

const creation = await l2.deployContract({abi, bytecode, args: [namehash(parent)]});
const {contractAddress} = await l2.waitForTransactionReceipt({hash: creation});
if (!contractAddress) {
  throw new Error(`${creation} created no contract`);
}
const address = getAddress(contractAddress);
console.log(`records  ${address}`);

const records = getContract({address, abi, client: l2});
const node = namehash(subdomain);
const hashes = [
  await records.write.register([label]),
  await records.write.setText([node, 'url', 'https://example.org']),
  // The parent name has records here, too. Coin type 60 is its address on Ethereum.
  await records.write.setAddr([namehash(parent), 60n, l2.account.address]),
];
for (const hash of hashes) {
  const {status} = await l2.waitForTransactionReceipt({hash});
  console.log(`${status}  ${hash}`);
}
console.log(`resolves ${await records.read.addr([node])}`);
