import {encodeAbiParameters, getAddress, hexToBigInt, keccak256, slice, toHex} from 'viem';
import {namehash} from 'viem/ens';
import {l2, subdomain} from './layers';

const address = getAddress(process.env.RECORDS ?? '');
const node = namehash(subdomain);

/** The storage slot of a key's value in the mapping at this slot. */
const behind = (type: 'bytes32' | 'uint256', key: unknown, slot: `0x${string}`) =>
  keccak256(encodeAbiParameters([{type}, {type: 'bytes32'}], [key, slot] as never));
const slot = (number: number) => toHex(number, {size: 32});
const read = async (at: `0x${string}`) =>
  (await l2.getStorageAt({address, slot: at, blockTag: 'latest'})) ?? '0x';

// As the resolver on L1 does, read the records' version, then the address for coin type 60.
const version = hexToBigInt(await read(behind('bytes32', node, slot(0))));
const ofVersion = behind('uint256', version, slot(2));
const word = await read(behind('uint256', 60n, behind('bytes32', node, ofVersion)));

// Short bytes are in the word itself, with twice their length at the end.
console.log(`version ${version}`);
console.log(`length  ${hexToBigInt(slice(word, 31)) / 2n}`);
console.log(`address ${getAddress(slice(word, 0, 20))}`);
