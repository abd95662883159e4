import {signerToEcdsaValidator} from '@zerodev/ecdsa-validator';
import {
  createKernelAccount,
  createKernelAccountClient,
  createZeroDevPaymasterClient,
  getUserOperationGasPrice,
} from '@zerodev/sdk';
import {getEntryPoint, KERNEL_V3_1} from '@zerodev/sdk/constants';
import {createPublicClient, http} from 'viem';
import {lineaSepolia as chain} from 'viem/chains';
import {owner} from './owner';

const client = createPublicClient({chain, transport: http('https://rpc.sepolia.linea.build')});
const transport = http(
  `https://rpc.zerodev.app/api/v3/${process.env.ZERODEV_PROJECT_ID}/chain/${chain.id}`,
);
const entryPoint = getEntryPoint('0.7');
const kernelVersion = KERNEL_V3_1;

const sudo = await signerToEcdsaValidator(client, {signer: owner, entryPoint, kernelVersion});
const account = await createKernelAccount(client, {plugins: {sudo}, entryPoint, kernelVersion});
const kernel = createKernelAccountClient({
  account,
  chain,
  client,
  bundlerTransport: transport,
  paymaster: createZeroDevPaymasterClient({chain, transport}),
  userOperation: {
    estimateFeesPerGas: ({bundlerClient}) => getUserOperationGasPrice(bundlerClient),
  },
});

const hash = await kernel.sendUserOperation({calls: [{to: owner.address, value: 0n}]});
const {success, receipt} = await kernel.waitForUserOperationReceipt({hash});
console.log(`account        ${account.address}`);
console.log(`user operation ${hash}`);
console.log(`transaction    ${receipt.transactionHash}, success ${success}`);
