import {createPublicClient, formatUnits, http, parseAbi} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});

const [, answer, , updatedAt] = await client.readContract({
  address: '0x3c6Cd9Cc7c7a4c2Cf5a82734CD249D7D593354dA',
  abi: parseAbi([
    'function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)',
  ]),
  functionName: 'latestRoundData',
});

// Feeds in USD have 8 decimals.
console.log(`ETH/USD  ${formatUnits(answer, 8)}`);
console.log(`updated  ${new Date(Number(updatedAt) * 1000).toISOString()}`);
