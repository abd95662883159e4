import {
  type Address,
  createPublicClient,
  createWalletClient,
  type Hash,
  type Hex,
  hexToNumber,
  http,
  numberToHex,
  parseEventLogs,
  publicActions,
} from 'viem';
import {
  entryPoint07Abi,
  entryPoint07Address,
  formatUserOperation,
  getUserOperationHash,
  type RpcUserOperation,
  toPackedUserOperation,
} from 'viem/account-abstraction';
import {privateKeyToAccount} from 'viem/accounts';
import {postJson, startHttpStandIn} from './httpStandIn';
import {DEVELOPMENT_KEY} from './localNode';
import {type StandInBundler, startStandInBundler} from './standInBundler';

/** The EIP-7702 authorization of a user operation as JSON. */
type RpcAuthorization = Readonly<
  Record<'address' | 'chainId' | 'nonce' | 'r' | 's' | 'yParity', Hex>
>;

interface RpcRequest {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

export interface DelegatingBundler extends StandInBundler {
  /** The context of each request for a paymaster's data, oldest first. */
  readonly contexts: readonly unknown[];
}

/**
 * Starts a stand-in bundler that supports user operations with an EIP-7702 authorization: it puts
 * both into one transaction.
 * @param paymaster a contract that pays for every user operation.
 */
export async function startDelegatingBundler(
  rpcUrl: string,
  paymaster: Address,
): Promise<DelegatingBundler> {
  const plain = await startStandInBundler(rpcUrl, paymaster);
  const node = createWalletClient({
    account: privateKeyToAccount(DEVELOPMENT_KEY),
    pollingInterval: 100,
    transport: http(rpcUrl),
  }).extend(publicActions);
  const chainId = await node.getChainId();
  const transactions = new Map<Hash, Hash>();
  const asked: string[] = [];
  const contexts: unknown[] = [];

  async function send(operation: RpcUserOperation<'0.7'>, signed: RpcAuthorization): Promise<Hash> {
    const userOperation = formatUserOperation(operation);
    const hash = getUserOperationHash({
      chainId,
      entryPointAddress: entryPoint07Address,
      entryPointVersion: '0.7',
      userOperation,
    });
    const transaction = await node.writeContract({
      address: entryPoint07Address,
      abi: entryPoint07Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(userOperation)], node.account.address],
      authorizationList: [
        {
          address: signed.address,
          chainId: hexToNumber(signed.chainId),
          nonce: hexToNumber(signed.nonce),
          r: signed.r,
          s: signed.s,
          yParity: hexToNumber(signed.yParity),
        },
      ],
      chain: null,
      gas: 5_000_000n,
    });
    transactions.set(hash, transaction);
    return hash;
  }

  async function receiptOf(hash: Hash, transaction: Hash): Promise<object> {
    const {logs} = await node.waitForTransactionReceipt({hash: transaction});
    const [event] = parseEventLogs({abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs});
    const receipt: unknown = await createPublicClient({transport: http(rpcUrl)}).request({
      method: 'eth_getTransactionReceipt',
      params: [transaction],
    });
    const {sender, nonce = 0n, actualGasCost = 0n, actualGasUsed = 0n, success} = event?.args ?? {};
    return {
      userOpHash: hash,
      entryPoint: entryPoint07Address,
      sender,
      nonce: numberToHex(nonce),
      paymaster,
      actualGasCost: numberToHex(actualGasCost),
      actualGasUsed: numberToHex(actualGasUsed),
      success,
      logs: [],
      receipt,
    };
  }

  async function answer(body: string): Promise<object> {
    const {id, method, params = []} = JSON.parse(body) as RpcRequest;
    asked.push(method);
    if (method === 'pm_getPaymasterData') {
      contexts.push(params[3]);
    }
    const [first] = params;
    if (method === 'eth_sendUserOperation') {
      const {eip7702Auth, ...operation} = first as RpcUserOperation<'0.7'> & {
        readonly eip7702Auth?: RpcAuthorization;
      };
      if (eip7702Auth) {
        return {jsonrpc: '2.0', id, result: await send(operation, eip7702Auth)};
      }
    }
    const transaction = transactions.get(first as Hash);
    if (method === 'eth_getUserOperationReceipt' && transaction) {
      return {jsonrpc: '2.0', id, result: await receiptOf(first as Hash, transaction)};
    }
    return JSON.parse((await postJson(plain.url, body)).body) as object;
  }

  const {url, close} = await startHttpStandIn(async ({body}) => ({body: await answer(body)}));
  return {
    url,
    asked,
    contexts,
    close: async () => {
      await plain.close();
      await close();
    },
  };
}
