import {
  type Address,
  createPublicClient,
  createWalletClient,
  type Hex,
  hexToBigInt,
  http,
  numberToHex,
  parseEventLogs,
  publicActions,
} from 'viem';
import {
  entryPoint07Abi,
  entryPoint07Address,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction';
import {privateKeyToAccount} from 'viem/accounts';
import {startHttpStandIn} from './httpStandIn';
import {isObject, type Json} from './lineaCall';
import {DEVELOPMENT_KEY} from './localNode';

/** A bundler of EntryPoint 0.7 that sends each user operation by itself, with the key of the first account. */
export interface StandInBundler {
  readonly url: string;
  /** The paths and methods that were asked for, oldest first, such as `/rpc eth_chainId`. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

const numbers = [
  'nonce',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'paymasterVerificationGasLimit',
  'paymasterPostOpGasLimit',
];

/** A user operation of a request, with numbers where JSON has text. */
function readOperation(fields: Readonly<Record<string, Json>>): UserOperation<'0.7'> {
  const read: Record<string, unknown> = {...fields};
  for (const name of numbers.filter((key) => key in fields)) {
    read[name] = hexToBigInt(fields[name] as Hex);
  }
  return read as unknown as UserOperation<'0.7'>;
}

/**
 * Starts a bundler in front of a local node that has EntryPoint 0.7. It has the methods of ERC-4337, of a paymaster
 * after ERC-7677, and the gas prices of Pimlico and Skandha.
 *
 * @param paymaster a contract that pays for every user operation.
 */
export async function startStandInBundler(
  rpcUrl: string,
  paymaster: Address,
): Promise<StandInBundler> {
  const node = createWalletClient({
    account: privateKeyToAccount(DEVELOPMENT_KEY),
    pollingInterval: 100,
    transport: http(rpcUrl),
  }).extend(publicActions);
  const chainId = await node.getChainId();
  const transactions = new Map<Hex, Hex>();
  const asked: string[] = [];
  const price = {
    maxFeePerGas: numberToHex(60_000_000n),
    maxPriorityFeePerGas: numberToHex(50_000_000n),
  };
  const sponsored = {
    paymaster,
    paymasterData: '0x',
    paymasterVerificationGasLimit: numberToHex(50_000n),
    paymasterPostOpGasLimit: numberToHex(0n),
  };

  async function send(fields: Readonly<Record<string, Json>>): Promise<Hex> {
    const userOperation = readOperation(fields);
    const hash = getUserOperationHash({
      chainId,
      entryPointAddress: entryPoint07Address,
      entryPointVersion: '0.7',
      userOperation,
    });
    const request = {
      address: entryPoint07Address,
      abi: entryPoint07Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(userOperation)], node.account.address],
    } as const;
    await node.simulateContract({...request, account: node.account});
    transactions.set(hash, await node.writeContract({...request, chain: null, gas: 5_000_000n}));
    return hash;
  }

  async function receiptOf(hash: Hex): Promise<unknown> {
    const transaction = transactions.get(hash);
    if (transaction === undefined) {
      return null;
    }
    await node.waitForTransactionReceipt({hash: transaction});
    const receipt: unknown = await createPublicClient({transport: http(rpcUrl)}).request({
      method: 'eth_getTransactionReceipt',
      params: [transaction],
    });
    const {logs} = await node.getTransactionReceipt({hash: transaction});
    const events = parseEventLogs({abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs});
    const event = events.find(({args}) => args.userOpHash === hash)?.args;
    return {
      userOpHash: hash,
      entryPoint: entryPoint07Address,
      sender: event?.sender,
      nonce: numberToHex(event?.nonce ?? 0n),
      paymaster: event?.paymaster,
      actualGasCost: numberToHex(event?.actualGasCost ?? 0n),
      actualGasUsed: numberToHex(event?.actualGasUsed ?? 0n),
      success: event?.success,
      logs: [],
      receipt,
    };
  }

  const methods: Readonly<Record<string, (params: readonly Json[]) => unknown>> = {
    eth_chainId: () => numberToHex(chainId),
    eth_supportedEntryPoints: () => [entryPoint07Address],
    pimlico_getUserOperationGasPrice: () => ({slow: price, standard: price, fast: price}),
    skandha_getGasPrice: () => price,
    pm_getPaymasterStubData: () => ({...sponsored, isFinal: false}),
    pm_getPaymasterData: () => sponsored,
    eth_estimateUserOperationGas: () => ({
      preVerificationGas: numberToHex(60_000n),
      verificationGasLimit: numberToHex(400_000n),
      callGasLimit: numberToHex(200_000n),
    }),
    eth_sendUserOperation: ([operation]) => send(isObject(operation) ? operation : {}),
    eth_getUserOperationReceipt: ([hash]) => receiptOf(hash as Hex),
  };

  const {url, close} = await startHttpStandIn(async ({path, body}) => {
    const {id, method, params} = JSON.parse(body) as {
      id: number;
      method: string;
      params?: readonly Json[];
    };
    asked.push(`${path} ${method}`);
    try {
      const result = await methods[method]?.(params ?? []);
      return {body: {jsonrpc: '2.0', id, result: result ?? null}};
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return {body: {jsonrpc: '2.0', id, error: {code: -32521, message}}};
    }
  });
  return {url, asked, close};
}
