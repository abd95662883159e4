import {
  createPublicClient,
  decodeFunctionResult,
  encodeFunctionData,
  http,
  namehash,
  parseAbi,
  toHex,
} from 'viem';
import {packetToBytes} from 'viem/ens';

const L1_RESOLVER = '0x1507cE9421232FDBd302f5EbE4590F8D77FeBBFF'; // on Ethereum Mainnet
const abi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
]);

const [name = 'linea.eth'] = process.argv.slice(2);
const client = createPublicClient({transport: http(process.env.L1_RPC_URL)});

// The resolver reverts with OffchainLookup. viem queries the gateway and calls the resolver again.
const answer = await client.readContract({
  address: L1_RESOLVER,
  abi,
  functionName: 'resolve',
  args: [
    toHex(packetToBytes(name)),
    encodeFunctionData({abi, functionName: 'addr', args: [namehash(name)]}),
  ],
});
console.log(`${name} ${decodeFunctionResult({abi, functionName: 'addr', data: answer})}`);
