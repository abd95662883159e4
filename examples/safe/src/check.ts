import {formatEther, getAddress, isAddress, parseAbi, slice} from 'viem';
import {client} from './linea';

const address = process.env.SAFE ?? '';
if (!isAddress(address)) {
  throw new Error('SAFE is not set');
}
const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
]);
const read = (functionName: 'VERSION' | 'getOwners' | 'getThreshold' | 'nonce') =>
  client.readContract({address, abi, functionName});

// A Safe proxy stores the address of its code in the first slot.
const slot = await client.getStorageAt({address, slot: '0x0'});
console.log(`version   ${await read('VERSION')}`);
console.log(`singleton ${slot && getAddress(slice(slot, 12))}`);
console.log(`owners    ${await read('getOwners')}`);
console.log(`threshold ${await read('getThreshold')}`);
console.log(`nonce     ${await read('nonce')}`);
console.log(`holds     ${formatEther(await client.getBalance({address}))} ETH`);
