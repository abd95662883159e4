import {createPublicClient, encodeAbiParameters, http, keccak256, parseAbi} from 'viem';
import {linea} from 'viem/chains';

const abi = parseAbi([
  'function getDataBefore(bytes32 queryId, uint256 timestamp) view returns (bool found, bytes value, uint256 reportedAt)',
]);
const text = [{type: 'string'}, {type: 'bytes'}] as const;
const pair = encodeAbiParameters([{type: 'string'}, {type: 'string'}], ['eth', 'usd']);
const queryId = keccak256(encodeAbiParameters(text, ['SpotPrice', pair]));

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const {timestamp} = await client.getBlock();
const [found, , reportedAt] = await client.readContract({
  address: '0x896419Ed2E0dC848a1f7d2814F4e5Df4b9B9bFcc',
  abi,
  functionName: 'getDataBefore',
  args: [queryId, timestamp],
});

console.log(`query ID     ${queryId}`);
console.log(
  found ? `last report  ${new Date(Number(reportedAt) * 1000).toISOString()}` : 'last report  none',
);
