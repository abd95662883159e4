import {
  createClient,
  type Hash,
  type Hex,
  hexToBigInt,
  http,
  type PrivateKeyAccount,
  rpcSchema,
} from 'viem';
import {createBundlerClient} from 'viem/account-abstraction';
import {lineaSepolia} from 'viem/chains';
import {getPublicClient, getTransactionCount, readContract} from 'wagmi/actions';
import {authorizationFor, inFifteenMinutes} from './authorization';
import {delegate, toGuestAccount} from './guestAccount';
import type {Invoice} from './invoice';
import {usdc} from './usdc';
import {config} from './wagmi';

/** Pimlico's own method. Other bundlers have different methods. */
interface GetGasPrice {
  readonly Method: 'pimlico_getUserOperationGasPrice';
  readonly Parameters?: undefined;
  readonly ReturnType: {readonly fast: Record<'maxFeePerGas' | 'maxPriorityFeePerGas', Hex>};
}

/** Pays the invoice from an account without ETH. */
export async function payAsGuest(invoice: Invoice, owner: PrivateKeyAccount): Promise<Hash> {
  const client = getPublicClient(config);
  const account = await toGuestAccount(client, owner);

  const transport = http(`${location.origin}/api/bundler`);
  const pimlico = createClient({
    transport,
    rpcSchema: rpcSchema<[GetGasPrice]>(),
  });
  const bundler = createBundlerClient({
    account,
    client,
    chain: lineaSepolia,
    paymaster: true,
    // 12 requests a minute: the public endpoint accepts 20, and a payment needs about five others.
    pollingInterval: 5000,
    transport,
    userOperation: {
      async estimateFeesPerGas() {
        const {fast} = await pimlico.request({method: 'pimlico_getUserOperationGasPrice'});
        return {
          maxFeePerGas: hexToBigInt(fast.maxFeePerGas),
          maxPriorityFeePerGas: hexToBigInt(fast.maxPriorityFeePerGas),
        };
      },
    },
  });

  // Needed only once: the account keeps its code.
  const authorization = (await account.isDeployed())
    ? undefined
    : await owner.signAuthorization({
        address: delegate,
        chainId: lineaSepolia.id,
        nonce: await getTransactionCount(config, {address: owner.address}),
      });

  const validBefore = inFifteenMinutes();
  const token = {
    name: await readContract(config, {...usdc, functionName: 'name'}),
    version: await readContract(config, {...usdc, functionName: 'version'}),
  };
  const typedData = authorizationFor(invoice, {from: owner.address, validBefore}, token);
  const {from, to, value, validAfter, nonce} = typedData.message;

  const hash = await bundler.sendUserOperation({
    authorization,
    calls: [
      {
        abi: usdc.abi,
        functionName: 'transferWithAuthorization',
        to: usdc.address,
        args: [
          from,
          to,
          value,
          validAfter,
          BigInt(validBefore),
          nonce,
          await owner.signTypedData(typedData),
        ],
      },
    ],
  });
  const {success, reason, receipt} = await bundler.waitForUserOperationReceipt({hash});
  if (!success) {
    throw new Error(`The payment failed: ${reason ?? 'no reason returned'}`);
  }
  return receipt.transactionHash;
}
