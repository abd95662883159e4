import {toSimpleSmartAccount} from 'permissionless/accounts';
import {
  createClient,
  createPublicClient,
  formatEther,
  type Hex,
  hexToBigInt,
  http,
  rpcSchema,
} from 'viem';
import {createBundlerClient, entryPoint07Address} from 'viem/account-abstraction';
import {linea as chain} from 'viem/chains';
import {owner} from './owner';

const client = createPublicClient({chain, transport: http('https://rpc.linea.build')});
const account = await toSimpleSmartAccount({
  client,
  owner,
  entryPoint: {address: entryPoint07Address, version: '0.7'},
});
const balance = await client.getBalance({address: account.address});
console.log(`account        ${account.address}, holds ${formatEther(balance)} ETH`);

const transport = http(
  `https://rpc.etherspot.io/v2/59144?api-key=${process.env.ETHERSPOT_API_KEY}`,
);
const skandha = createClient({
  transport,
  rpcSchema: rpcSchema<
    [
      {
        Method: 'skandha_getGasPrice';
        Parameters?: undefined;
        ReturnType: {maxFeePerGas: Hex; maxPriorityFeePerGas: Hex};
      },
    ]
  >(),
});
const bundler = createBundlerClient({
  account,
  client,
  transport,
  userOperation: {
    async estimateFeesPerGas() {
      const price = await skandha.request({method: 'skandha_getGasPrice'});
      return {
        maxFeePerGas: hexToBigInt(price.maxFeePerGas),
        maxPriorityFeePerGas: hexToBigInt(price.maxPriorityFeePerGas),
      };
    },
  },
});

const hash = await bundler.sendUserOperation({calls: [{to: owner.address, value: 1n}]});
const {success, receipt} = await bundler.waitForUserOperationReceipt({hash});
console.log(`user operation ${hash}`);
console.log(`transaction    ${receipt.transactionHash}, success ${success}`);
