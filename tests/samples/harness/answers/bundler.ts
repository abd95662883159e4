import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  size,
} from 'viem';
import {
  entryPoint07Abi,
  entryPoint07Address,
  entryPoint06Address,
  entryPoint08Address,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction';
import {isObject, type Json, type JsonObject, RpcError} from '../lineaCall';
import type {Ask} from './lineaGetProof';

/** A development account that pays for the bundles. */
const BUNDLER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** The execute function of ERC-4337's sample accounts. */
const accountAbi = parseAbi(['function execute(address to, uint256 value, bytes data)']);

const QUANTITIES = [
  'nonce',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
] as const;

/** A value where text is expected. */
const textOf = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** An operation in a block. */
interface Included {
  readonly operation: JsonObject;
  readonly entryPoint: Address;
  readonly receipt: Readonly<Record<string, Json>>;
}

/** Bundler methods that wallets call. */
export type Bundler = Readonly<
  Record<string, (params: readonly Json[], ask: Ask) => Promise<Json>>
>;

function operationOf([operation, entryPoint]: readonly Json[]): {
  readonly operation: JsonObject;
  readonly parsed: UserOperation<'0.7'>;
} {
  if (!isObject(operation)) {
    throw new RpcError(-32602, 'Expected object, received undefined');
  }
  if (entryPoint !== entryPoint07Address) {
    throw new RpcError(
      -32602,
      `EntryPoint ${textOf(entryPoint)} not supported, supported EntryPoints: ${entryPoint07Address}`,
    );
  }
  const quantities = QUANTITIES.map((name) => [name, BigInt(textOf(operation[name] ?? '0x0'))]);
  const parsed = {...operation, ...Object.fromEntries(quantities)} as UserOperation<'0.7'>;
  return {operation, parsed};
}

/** Gas for calldata by EIP-2028: 4 for a zero byte, 16 for others. */
function calldataGas(data: Hex): bigint {
  const zeros = BigInt((data.slice(2).match(/../g) ?? []).filter((byte) => byte === '00').length);
  return 16n * BigInt(size(data)) - 12n * zeros;
}

const handleOps = (parsed: UserOperation<'0.7'>) =>
  encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(parsed)], BUNDLER],
  });

const gasOf = async (ask: Ask, call: JsonObject) =>
  BigInt((await ask('eth_estimateGas', [call])) as string);

/** Gas limits, from the node's estimates for the account's call and deployment. */
async function estimate(params: readonly Json[], ask: Ask): Promise<JsonObject> {
  const {parsed} = operationOf(params);
  const {sender, callData, factory, factoryData} = parsed;
  const call = await gasOf(ask, {from: entryPoint07Address, to: sender, data: callData});
  const deployment =
    factory === undefined
      ? 0n
      : await gasOf(ask, {from: entryPoint07Address, to: factory, data: factoryData});
  return {
    preVerificationGas: numberToHex(21_000n + calldataGas(handleOps(parsed))),
    verificationGasLimit: numberToHex(deployment + 50_000n),
    callGasLimit: numberToHex(call),
    paymasterVerificationGasLimit: '0x0',
    paymasterPostOpGasLimit: '0x0',
  };
}

/** The node's gas price plus 5, 10 and 15%. */
async function prices(ask: Ask): Promise<JsonObject> {
  const price = BigInt((await ask('eth_gasPrice', [])) as string);
  const offer = (percent: bigint): JsonObject => {
    const fee = numberToHex((price * percent) / 100n);
    return {maxFeePerGas: fee, maxPriorityFeePerGas: fee};
  };
  return {slow: offer(105n), standard: offer(110n), fast: offer(115n)};
}

/** The ETH that leaves an account in its own call. */
async function assetChanges(params: readonly Json[], ask: Ask): Promise<JsonObject> {
  const {parsed} = operationOf(params);
  const {args} = decodeFunctionData({abi: accountAbi, data: parsed.callData});
  const pre = BigInt((await ask('eth_getBalance', [parsed.sender, 'latest'])) as string);
  const [, value] = args;
  return {
    assetChanges: [
      {
        token: {tokenType: 'NATIVE'},
        value: {diff: String(-value), pre: String(pre), post: String(pre - value)},
      },
    ],
  };
}

const LOG = ['logIndex', 'transactionIndex', 'transactionHash', 'blockHash', 'blockNumber'];

function userOperationReceipt(
  hash: string,
  {operation, entryPoint, receipt}: Included,
): JsonObject {
  const {logs} = receipt;
  const gasUsed = BigInt(textOf(receipt.gasUsed));
  return {
    userOpHash: hash,
    entryPoint: entryPoint.toLowerCase(),
    sender: operation.sender,
    nonce: operation.nonce,
    actualGasUsed: numberToHex(gasUsed),
    actualGasCost: numberToHex(gasUsed * BigInt(textOf(receipt.effectiveGasPrice))),
    success: receipt.status === '0x1',
    logs: [],
    receipt: {
      ...Object.fromEntries(Object.entries(receipt).filter(([name]) => name !== 'type')),
      logs: (Array.isArray(logs) ? (logs as readonly JsonObject[]) : []).map((log) =>
        Object.fromEntries([...LOG, 'address', 'data', 'topics'].map((name) => [name, log[name]])),
      ),
    },
  };
}

/**
 * A bundler for EntryPoint 0.7 with the responses of Alto (`src/rpc/methods` of pimlicolabs/alto at
 * b2bc09c6). It bundles each operation immediately. The development node has no EntryPoint, so the
 * bundle is a transaction with the calldata of `handleOps` that executes nothing.
 */
export function createBundler(): Bundler {
  const included = new Map<string, Included>();
  const find = ([hash]: readonly Json[]) => included.get(textOf(hash));
  return {
    eth_supportedEntryPoints: () =>
      Promise.resolve([entryPoint07Address, entryPoint06Address, entryPoint08Address]),
    eth_estimateUserOperationGas: estimate,
    eth_sendUserOperation: async (params, ask) => {
      const {operation, parsed} = operationOf(params);
      const chainId = Number(await ask('eth_chainId', []));
      const hash = getUserOperationHash({
        chainId,
        entryPointAddress: entryPoint07Address,
        entryPointVersion: '0.7',
        userOperation: parsed,
      });
      const bundle = {from: BUNDLER, to: entryPoint07Address, data: handleOps(parsed)};
      const transaction = await ask('eth_sendTransaction', [bundle]);
      const deadline = Date.now() + 5_000;
      let receipt: unknown = null;
      while (receipt === null && Date.now() < deadline) {
        receipt = await ask('eth_getTransactionReceipt', [transaction]);
      }
      included.set(hash, {
        operation,
        entryPoint: entryPoint07Address,
        receipt: receipt as Included['receipt'],
      });
      return hash;
    },
    eth_getUserOperationByHash: (params) => {
      const found = find(params);
      return Promise.resolve(
        found === undefined
          ? null
          : {
              userOperation: found.operation,
              entryPoint: found.entryPoint,
              transactionHash: found.receipt.transactionHash,
              blockHash: found.receipt.blockHash,
              blockNumber: found.receipt.blockNumber,
            },
      );
    },
    eth_getUserOperationReceipt: (params) => {
      const found = find(params);
      return Promise.resolve(
        found === undefined ? null : userOperationReceipt(textOf(params[0]), found),
      );
    },
    pimlico_getUserOperationGasPrice: (_, ask) => prices(ask),
    pimlico_getUserOperationStatus: (params) =>
      Promise.resolve({
        status: find(params) === undefined ? 'not_found' : 'included',
        transactionHash: find(params)?.receipt.transactionHash ?? null,
      }),
    pimlico_simulateAssetChanges: assetChanges,
  };
}
