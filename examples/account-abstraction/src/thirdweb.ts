import {createSmartAccountClient} from 'permissionless';
import {toThirdwebSmartAccount} from 'permissionless/accounts';
import {createPimlicoClient} from 'permissionless/clients/pimlico';
import {createPublicClient, http} from 'viem';
import {entryPoint07Address} from 'viem/account-abstraction';
import {linea as chain} from 'viem/chains';
import {owner} from './owner';

const client = createPublicClient({chain, transport: http('https://rpc.linea.build')});
const bundlerTransport = http(
  `https://api.pimlico.io/v2/${chain.id}/rpc?apikey=${process.env.PIMLICO_API_KEY}`,
);
const entryPoint = {address: entryPoint07Address, version: '0.7'} as const;
const pimlico = createPimlicoClient({chain, transport: bundlerTransport, entryPoint});

const account = await toThirdwebSmartAccount({client, owner, entryPoint});
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
console.log(`${account.address} sent ${hash}`);
