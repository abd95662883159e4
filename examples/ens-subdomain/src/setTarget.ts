import {getAddress, parseAbi, toHex} from 'viem';
import {packetToBytes} from 'viem/ens';
import {l1, parent, subdomain} from './layers';

const resolver = '0x1507cE9421232FDBd302f5EbE4590F8D77FeBBFF';
const abi = parseAbi([
  'function setTarget(bytes name, address target)',
  'function getTarget(bytes name) view returns (bytes32 node, address target)',
]);
const dns = (name: string) => toHex(packetToBytes(name));
const target = getAddress(process.env.RECORDS ?? '');

// Simulate first: this fails for free if the account doesn't own the name.
const {request} = await l1.simulateContract({
  address: resolver,
  abi,
  functionName: 'setTarget',
  args: [dns(parent), target],
  account: l1.account,
});
const {status} = await l1.waitForTransactionReceipt({hash: await l1.writeContract(request)});
console.log(`${status} for ${parent}`);

const [, found] = await l1.readContract({
  address: resolver,
  abi,
  functionName: 'getTarget',
  args: [dns(subdomain)],
});
console.log(`${subdomain} is read from ${found}`);
