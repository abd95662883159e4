import {createPublicClient, formatEther, http, parseAbi} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const multicall3 = {
  address: linea.contracts.multicall3.address,
  abi: parseAbi([
    'function getBlockNumber() view returns (uint256)',
    'function getCurrentBlockTimestamp() view returns (uint256)',
    'function getEthBalance(address account) view returns (uint256)',
  ]),
} as const;
const balanceOf = (account: `0x${string}`) =>
  ({...multicall3, functionName: 'getEthBalance', args: [account]}) as const;

const [block, time, first, second] = await client.multicall({
  allowFailure: false,
  contracts: [
    {...multicall3, functionName: 'getBlockNumber'},
    {...multicall3, functionName: 'getCurrentBlockTimestamp'},
    balanceOf('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
    balanceOf('0x1111111111111111111111111111111111111111'),
  ],
});

console.log(`block  ${block}, ${new Date(Number(time) * 1000).toISOString()}`);
console.log(`first  ${formatEther(first)} ETH`);
console.log(`second ${formatEther(second)} ETH`);
