import {type Address, parseAbi} from 'viem';
import {client} from './linea';

const address = process.env.CONTRACT as Address;
const abi = parseAbi([
  'function name() view returns (string)',
  'function owner() view returns (address)',
  'function supportsInterface(bytes4 id) view returns (bool)',
]);

const [name, owner, isERC721] = await Promise.all([
  client.readContract({address, abi, functionName: 'name'}),
  client.readContract({address, abi, functionName: 'owner'}),
  client.readContract({address, abi, functionName: 'supportsInterface', args: ['0x80ac58cd']}),
]);
console.log(`name    ${name}`);
console.log(`owner   ${owner}`);
console.log(`ERC-721 ${isERC721 ? 'yes' : 'no'}`);
