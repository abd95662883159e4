import {createSmartAccountClient} from 'permissionless';
import {toSimpleSmartAccount} from 'permissionless/accounts';
import {createPimlicoClient} from 'permissionless/clients/pimlico';
import {createPublicClient, formatEther, http} from 'viem';
import {entryPoint07Address} from 'viem/account-abstraction';
import {linea as chain} from 'viem/chains';
import {owner} from './owner';

const {PIMLICO_API_KEY, SPONSORSHIP_POLICY_ID} = process.env;

const client = createPublicClient({chain, transport: http('https://rpc.linea.build')});
const bundlerTransport = http(
  `https://api.pimlico.io/v2/${chain.id}/rpc?apikey=${PIMLICO_API_KEY}`,
);
const entryPoint = {address: entryPoint07Address, version: '0.7'} as const;
const pimlico = createPimlicoClient({chain, transport: bundlerTransport, entryPoint});

const account = await toSimpleSmartAccount({client, owner, entryPoint});
const smartAccount = createSmartAccountClient({
  account,
  chain,
  bundlerTransport,
  paymaster: pimlico,
  paymasterContext: {sponsorshipPolicyId: SPONSORSHIP_POLICY_ID},
  userOperation: {
    estimateFeesPerGas: async () => (await pimlico.getUserOperationGasPrice()).fast,
  },
});

// Two calls in one user operation: both succeed, or neither does.
const userOpHash = await smartAccount.sendUserOperation({
  calls: [
    {to: owner.address, value: 0n},
    {to: account.address, value: 0n},
  ],
});
const {success, receipt, actualGasCost, paymaster} = await smartAccount.waitForUserOperationReceipt(
  {hash: userOpHash},
);

console.log(`user operation ${userOpHash}`);
console.log(`transaction    ${receipt.transactionHash}`);
console.log(`success        ${success}`);
console.log(
  `gas cost       ${formatEther(actualGasCost)} ETH, paid by ${paymaster ?? account.address}`,
);
