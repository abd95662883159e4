import {createPublicClient, formatUnits, getAddress, http, parseAbi} from 'viem';
import {linea} from 'viem/chains';

// ETH / USD on Linea Mainnet, unless you pass another feed
const address = getAddress(process.argv[2] ?? '0x3c6Cd9Cc7c7a4c2Cf5a82734CD249D7D593354dA');
// The feed's heartbeat plus a margin, in seconds
const MAX_PRICE_AGE = 24 * 60 * 60 + 600;
// On Linea Mainnet, blocks are seconds apart
const MAX_BLOCK_AGE = 60;

const abi = parseAbi([
  'function description() view returns (string)',
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
]);
const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});

const block = await client.getBlock();
const feed = {address, abi, blockNumber: block.number} as const;
const description = await client.readContract({...feed, functionName: 'description'});
const decimals = await client.readContract({...feed, functionName: 'decimals'});
const [, answer, , updatedAt] = await client.readContract({
  ...feed,
  functionName: 'latestRoundData',
});

const priceAge = Number(block.timestamp - updatedAt);
const blockAge = Math.floor(Date.now() / 1000) - Number(block.timestamp);

console.log(`feed       ${description}`);
console.log(`price      ${formatUnits(answer, decimals)}`);
console.log(`price age  ${priceAge} s`);
console.log(`block age  ${blockAge} s`);

if (answer <= 0n) {
  throw new Error('The price is not positive');
}
if (priceAge > MAX_PRICE_AGE) {
  throw new Error('The price is stale');
}
if (blockAge > MAX_BLOCK_AGE) {
  throw new Error('No new block: the sequencer or your endpoint may be down');
}
