import {
  type Address,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  http,
  numberToHex,
  parseEventLogs,
  publicActions,
} from 'viem';
import {
  entryPoint06Abi,
  entryPoint06Address,
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

/**
 * A bundler for EntryPoints 0.6 and 0.7 that sends each user operation separately, with the first account's
 * key.
 */
export interface StandInBundler {
  readonly url: string;
  /** The requested paths and methods, oldest first, such as `/rpc eth_chainId`. */
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

/** A user operation from JSON, with text converted to numbers. */
function readOperation(fields: Readonly<Record<string, Json>>): unknown {
  const read: Record<string, unknown> = {...fields};
  for (const name of numbers.filter((key) => key in fields)) {
    read[name] = hexToBigInt(fields[name] as Hex);
  }
  return read;
}

/** A user operation's hash, and the call that passes it to its EntryPoint. */
interface Handling {
  readonly hash: Hex;
  readonly to: Address;
  readonly data: Hex;
}

function handle06(operation: unknown, chainId: number, beneficiary: Address): Handling {
  const userOperation = operation as UserOperation<'0.6'>;
  const to = entryPoint06Address;
  const {initCode = '0x', paymasterAndData = '0x'} = userOperation;
  return {
    hash: getUserOperationHash({
      chainId,
      entryPointAddress: to,
      entryPointVersion: '0.6',
      userOperation,
    }),
    to,
    data: encodeFunctionData({
      abi: entryPoint06Abi,
      functionName: 'handleOps',
      args: [[{...userOperation, initCode, paymasterAndData}], beneficiary],
    }),
  };
}

function handle07(operation: unknown, chainId: number, beneficiary: Address): Handling {
  const userOperation = operation as UserOperation<'0.7'>;
  const to = entryPoint07Address;
  return {
    hash: getUserOperationHash({
      chainId,
      entryPointAddress: to,
      entryPointVersion: '0.7',
      userOperation,
    }),
    to,
    data: encodeFunctionData({
      abi: entryPoint07Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(userOperation)], beneficiary],
    }),
  };
}

/**
 * Starts a bundler in front of a local node that has both EntryPoints. It supports the methods of
 * ERC-4337, of an ERC-7677 paymaster, and the gas prices of Pimlico and Skandha.
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
  const transactions = new Map<Hex, {readonly hash: Hex; readonly entryPoint: Address}>();
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

  async function send(
    fields: Readonly<Record<string, Json>>,
    entryPoint: Json | undefined,
  ): Promise<Hex> {
    const {account} = node;
    const handling = entryPoint === entryPoint06Address ? handle06 : handle07;
    const {hash, to, data} = handling(readOperation(fields), chainId, account.address);
    const request = {account, to, data, gas: 5_000_000n};
    await node.call(request);
    const transaction = await node.sendTransaction({...request, chain: null});
    transactions.set(hash, {hash: transaction, entryPoint: to});
    return hash;
  }

  async function receiptOf(hash: Hex): Promise<unknown> {
    const transaction = transactions.get(hash);
    if (transaction === undefined) {
      return null;
    }
    await node.waitForTransactionReceipt({hash: transaction.hash});
    const receipt: unknown = await createPublicClient({transport: http(rpcUrl)}).request({
      method: 'eth_getTransactionReceipt',
      params: [transaction.hash],
    });
    const {logs} = await node.getTransactionReceipt({hash: transaction.hash});
    const events = parseEventLogs({abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs});
    const event = events.find(({args}) => args.userOpHash === hash)?.args;
    return {
      userOpHash: hash,
      entryPoint: transaction.entryPoint,
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
    eth_sendUserOperation: ([operation, entryPoint]) =>
      send(isObject(operation) ? operation : {}, entryPoint),
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
