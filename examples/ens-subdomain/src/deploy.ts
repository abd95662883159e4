import {getAddress} from 'viem';
import {namehash} from 'viem/ens';
import {abi, bytecode} from '../build/records';
import {confirm, l2, parent} from './layers';

const hash = await l2.deployContract({abi, bytecode, args: [namehash(parent)]});
const {contractAddress} = await confirm(hash);
if (!contractAddress) {
  throw new Error(`${hash} created no contract`);
}
console.log(`records ${getAddress(contractAddress)}`);
