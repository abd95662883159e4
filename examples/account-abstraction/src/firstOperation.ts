import {createSmartAccountClient} from 'permissionless';
import {toSimpleSmartAccount} from 'permissionless/accounts';
import {createPimlicoClient} from 'permissionless/clients/pimlico';
import {createPublicClient, http} from 'viem';
import {entryPoint07Address} from 'viem/account-abstraction';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia as chain} from 'viem/chains';

const client = createPublicClient({chain, transport: http('https://rpc.sepolia.linea.build')});

// The public endpoint bundles and sponsors on testnets without a key.
const bundlerTransport = http('https://public.pimlico.io/v2/59141/rpc');
const entryPoint = {address: entryPoint07Address, version: '0.7'} as const;
const pimlico = createPimlicoClient({chain, transport: bundlerTransport, entryPoint});

// A new account with a new owner. Neither has ETH.
const owner = privateKeyToAccount(generatePrivateKey());
const account = await toSimpleSmartAccount({client, owner, entryPoint});

const smartAccount = createSmartAccountClient({
  account,
  chain,
  bundlerTransport,
  paymaster: pimlico,
  userOperation: {
    estimateFeesPerGas: async () => (await pimlico.getUserOperationGasPrice()).fast,
  },
});

const hash = await smartAccount.sendTransaction({to: owner.address, value: 0n});
console.log(`account      ${account.address}`);
console.log(`transaction  ${hash}`);
console.log(`deployed     ${await account.isDeployed()}`);
