import {toSimpleSmartAccount} from 'permissionless/accounts';
import {createPublicClient, formatEther, http} from 'viem';
import {createBundlerClient, entryPoint06Address} from 'viem/account-abstraction';
import {linea as chain} from 'viem/chains';
import {estimateGas} from 'viem/linea';
import {owner} from './owner';

const client = createPublicClient({chain, transport: http('https://rpc.linea.build')});
const account = await toSimpleSmartAccount({
  client,
  owner,
  entryPoint: {address: entryPoint06Address, version: '0.6'},
});
const balance = await client.getBalance({address: account.address});
console.log(`account        ${account.address}, holds ${formatEther(balance)} ETH`);

const bundler = createBundlerClient({
  account,
  client,
  transport: http('https://bundler.particle.network/59144'),
  userOperation: {
    // The bundler has no method for the gas price.
    async estimateFeesPerGas() {
      const self = owner.address;
      const price = await estimateGas(client, {account: self, to: self});
      const maxPriorityFeePerGas = 2n * price.priorityFeePerGas;
      return {maxFeePerGas: 2n * price.baseFeePerGas + maxPriorityFeePerGas, maxPriorityFeePerGas};
    },
  },
});

const hash = await bundler.sendUserOperation({calls: [{to: owner.address, value: 1n}]});
const {success, receipt} = await bundler.waitForUserOperationReceipt({hash});
console.log(`user operation ${hash}`);
console.log(`transaction    ${receipt.transactionHash}, success ${success}`);
