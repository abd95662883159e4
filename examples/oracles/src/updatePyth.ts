import {
  createWalletClient,
  formatEther,
  formatUnits,
  type Hex,
  http,
  isHex,
  parseAbi,
  publicActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';

const {PRIVATE_KEY, PYTH_API_KEY} = process.env;
if (!isHex(PRIVATE_KEY) || !PYTH_API_KEY) {
  throw new Error('Set PRIVATE_KEY and PYTH_API_KEY');
}

const HERMES = 'https://pyth.dourolabs.app/hermes';
// The same address on Linea Mainnet and Linea Sepolia
const PYTH = '0xA2aa501b19aff244D90cc15a4Cf739D2725B5729';
const ETH_USD = '0xff61491a931112ddf1bd8147cd1b641375f79f5825126d665480874634fd0ace';

const abi = parseAbi([
  'struct Price { int64 price; uint64 conf; int32 expo; uint256 publishTime; }',
  'function getUpdateFee(bytes[] updateData) view returns (uint256)',
  'function updatePriceFeeds(bytes[] updateData) payable',
  'function getPriceNoOlderThan(bytes32 id, uint256 age) view returns (Price)',
  'error StalePrice()',
  'error PriceFeedNotFound()',
]);
const client = createWalletClient({
  account: privateKeyToAccount(PRIVATE_KEY),
  chain: lineaSepolia,
  pollingInterval: 1000,
  transport: http('https://rpc.sepolia.linea.build'),
}).extend(publicActions);

// 1. Get a signed price from Hermes.
const response = await fetch(`${HERMES}/v2/updates/price/latest?ids[]=${ETH_USD}`, {
  headers: {authorization: `Bearer ${PYTH_API_KEY}`},
});
if (!response.ok) {
  throw new Error(`Hermes returned ${response.status}: ${await response.text()}`);
}
const {binary} = (await response.json()) as {binary: {data: string[]}};
const updateData = binary.data.map((data): Hex => `0x${data}`);

// 2. Send it to the Pyth contract, with the fee.
const pyth = {address: PYTH, abi} as const;
const fee = await client.readContract({
  ...pyth,
  functionName: 'getUpdateFee',
  args: [updateData],
});
const hash = await client.writeContract({
  ...pyth,
  functionName: 'updatePriceFeeds',
  args: [updateData],
  value: fee,
});
const {status} = await client.waitForTransactionReceipt({hash});

// 3. Read the price that is now on Linea.
const {price, conf, expo, publishTime} = await client.readContract({
  ...pyth,
  functionName: 'getPriceNoOlderThan',
  args: [ETH_USD, 60n],
});

console.log(`update     ${status}, fee ${formatEther(fee)} ETH`);
console.log(`ETH/USD    ${formatUnits(price, -expo)} ± ${formatUnits(conf, -expo)}`);
console.log(`published  ${new Date(Number(publishTime) * 1000).toISOString()}`);
