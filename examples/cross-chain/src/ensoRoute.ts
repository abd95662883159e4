import {createPublicClient, formatUnits, http, parseEther} from 'viem';
import {linea} from 'viem/chains';

const key = process.env.ENSO_API_KEY;
if (!key) {
  throw new Error('ENSO_API_KEY is not set');
}

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'; // your account
const query = new URLSearchParams({
  chainId: String(linea.id),
  fromAddress: account,
  routingStrategy: 'router',
  tokenIn: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', // ETH
  tokenOut: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff', // USDC
  amountIn: parseEther('0.01').toString(),
  slippage: '50', // 0.5%
});

const response = await fetch(`https://api.enso.build/api/v1/shortcuts/route?${query}`, {
  headers: {authorization: `Bearer ${key}`},
});
const route = (await response.json()) as {
  amountOut: string;
  route: unknown[];
  tx: {to: `0x${string}`; data: `0x${string}`; value: string};
};
if (!response.ok) {
  throw new Error(`${response.status} ${JSON.stringify(route)}`);
}
console.log(
  `receive ${formatUnits(BigInt(route.amountOut), 6)} USDC in ${route.route.length} hop(s)`,
);

// Estimate before you sign: this call fails if the transaction would revert.
const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const {to, data, value} = route.tx;
const gas = await client.estimateGas({account, to, data, value: BigInt(value)});
console.log(`call    ${to}, ${gas} gas`);
