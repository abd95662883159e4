import {createPublicClient, http, parseAbi} from 'viem';
import {sepolia} from 'viem/chains';
import {client} from './linea';
import {readHash} from './readHash';

const url = process.env.L1_RPC_URL;
if (url === undefined) {
  throw new Error('Set L1_RPC_URL to an Ethereum Sepolia endpoint');
}
const l1 = createPublicClient({chain: sepolia, transport: http(url)});

const provenBlock = await l1.readContract({
  address: '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5',
  abi: parseAbi(['function currentL2BlockNumber() view returns (uint256)']),
  functionName: 'currentL2BlockNumber',
  blockTag: 'finalized',
});
const {blockNumber} = await client.getTransactionReceipt({hash: readHash()});
const state = blockNumber <= provenBlock ? 'proven' : 'not yet';

console.log(`proven on L1 ${provenBlock}`);
console.log(`transaction  ${blockNumber}, ${state}`);
