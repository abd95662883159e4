import type {Hex} from 'viem';
import {type Bundler, createBundler} from './answers/bundler';
import {createExclusions, type Exclusions, REPORTED} from './answers/exclusions';
import {lineaGetProof} from './answers/lineaGetProof';
import {sendBundle} from './answers/sendBundle';
import {storageValues} from './answers/storageValues';
import {traceCall} from './answers/traceCall';
import {type HttpStandIn, postJson, startHttpStandIn} from './httpStandIn';
import {
  type AccountOverrides,
  type Call,
  isObject,
  type Json,
  type JsonObject,
  parseCall,
  parseOverrides,
  RpcError,
  unsignedTransaction,
} from './lineaCall';
import {compressedSize, parseExtraData, type Pricing, profitablePriorityFee} from './lineaPricing';

/** The upstream node, and the operator's configuration. */
export interface LineaStubOptions {
  readonly upstream: string;
  /** Prices while no block contains any. The blocks of a development node never do. */
  readonly extraData?: Hex;
  readonly minMargin?: number;
  readonly maxTxGasLimit?: bigint;
  /**
   * Responds to a sent transaction after it is mined, so that programs find it at their first poll.
   */
  readonly answersWhenMined?: boolean;
}

export type LineaStub = HttpStandIn;

interface HttpReply {
  readonly status: number;
  readonly body: string;
}

/** The state of the running stub. */
type Options = Required<LineaStubOptions> & {
  readonly exclusions: Exclusions;
  readonly bundler: Bundler;
};

/** 30,000 kwei fixed, 1,200,000 kwei per byte, 60,000 kwei for eth_gasPrice. */
const EXAMPLE_EXTRA_DATA = '0x010000753000124f800000ea6000000000000000000000000000000000000000';
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000';

const hex = (value: bigint): Hex => `0x${value.toString(16)}`;

/** Forwards a signed transaction and waits until it is mined. */
async function sendAndWait(request: JsonObject, upstream: string): Promise<HttpReply> {
  const reply = await postJson(upstream, JSON.stringify(request));
  const {result: hash} = JSON.parse(reply.body) as {result?: string};
  const deadline = Date.now() + 5_000;
  while (hash !== undefined && Date.now() < deadline) {
    if ((await ask(upstream, 'eth_getTransactionReceipt', [hash])) !== null) {
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return reply;
}

/** Sends a request to the local node. Throws its errors. */
async function ask(upstream: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const {body} = await postJson(upstream, JSON.stringify({jsonrpc: '2.0', id: 1, method, params}));
  const {result, error} = JSON.parse(body) as {
    result?: unknown;
    error?: {code: number; message: string; data?: Json};
  };
  if (error) {
    throw new RpcError(error.code, error.message, error.data);
  }
  return result;
}

const askQuantity = async (...question: Parameters<typeof ask>): Promise<bigint> =>
  BigInt((await ask(...question)) as string);

/**
 * The simulation prices gas at the base fee or at gasPrice, and the sender must have that amount.
 */
async function checkSender(
  upstream: string,
  {
    call,
    overrides,
    gas,
    baseFee,
  }: {call: Call; overrides?: AccountOverrides; gas: bigint; baseFee: bigint},
): Promise<void> {
  if (call.gasPrice !== undefined && call.gasPrice < baseFee) {
    throw new RpcError(-32000, 'gasPrice is less than the current BaseFee');
  }
  if ((call.maxPriorityFeePerGas ?? 0n) > baseFee) {
    throw new RpcError(-32000, 'max priority fee per gas cannot be greater than max fee per gas');
  }
  if (call.from === undefined) {
    return; // The zero address is the default sender. It has ETH on Linea, but not on a development node.
  }
  const from = call.from.toLowerCase();
  const balance =
    overrides?.get(from)?.balance ??
    (await askQuantity(upstream, 'eth_getBalance', [from, 'pending']));
  const cost = gas * (call.gasPrice ?? baseFee) + call.value;
  if (cost > balance) {
    const message = `transaction up-front cost ${hex(cost)} exceeds transaction sender account balance ${hex(balance)} for sender ${from}`;
    throw new RpcError(-32000, message);
  }
}

/** The pricing of the newest block, or `known` if that block contains none. */
async function currentPricing(upstream: string, known: Pricing): Promise<Pricing> {
  const block = (await ask(upstream, 'eth_getBlockByNumber', ['latest', false])) as {
    extraData: Hex;
  };
  try {
    return parseExtraData(block.extraData);
  } catch {
    return known;
  }
}

/** The base fee of the next block. */
async function nextBaseFee(upstream: string): Promise<bigint> {
  const {baseFeePerGas} = (await ask(upstream, 'eth_feeHistory', ['0x1', 'latest', []])) as {
    baseFeePerGas: readonly [string, string];
  };
  return BigInt(baseFeePerGas[1]);
}

/** `linea_estimateGas`. As in the node, `gas` of the call is checked but not used. */
async function estimateGas(params: readonly Json[], options: Options): Promise<JsonObject> {
  const {upstream, extraData, minMargin, maxTxGasLimit} = options;
  const {call, request} = parseCall(params[0], maxTxGasLimit);
  const overrides = parseOverrides(params[1]);
  const baseFee = await nextBaseFee(upstream);
  const question = [{...request, gas: undefined}, 'pending', ...(overrides ? [params[1]] : [])];
  const gas = await askQuantity(upstream, 'eth_estimateGas', question);
  await checkSender(upstream, {call, ...(overrides && {overrides}), gas, baseFee});
  const count =
    call.from && askQuantity(upstream, 'eth_getTransactionCount', [call.from, 'latest']);
  const nonce = call.nonce ?? (await count) ?? 0n;
  const chainId = call.chainId ?? (await askQuantity(upstream, 'eth_chainId', []));
  const unsigned = unsignedTransaction(call, {gas, baseFee, nonce, chainId});
  const pricing = await currentPricing(upstream, parseExtraData(extraData));
  const size = compressedSize(call.from ?? ZERO_ADDRESS, unsigned);
  return {
    gasLimit: hex(gas),
    baseFeePerGas: hex(baseFee),
    priorityFeePerGas: hex(profitablePriorityFee(pricing, size, gas, minMargin)),
  };
}

type Answer = (params: Json, options: Options) => Promise<Json>;

const list = (params: Json): readonly Json[] => (Array.isArray(params) ? params : []);
const asker =
  ({upstream}: Options) =>
  (...question: readonly [method: string, params: readonly unknown[]]) =>
    ask(upstream, ...question);

/** Methods of a Linea endpoint that the development node lacks. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  linea_estimateGas: (params, options) => estimateGas(list(params), options),
  linea_getProof: (params, options) => lineaGetProof(list(params), asker(options)),
  linea_getTransactionExclusionStatusV1: (params, {exclusions}) =>
    Promise.resolve().then(() => exclusions.status(params)),
  linea_saveRejectedTransactionV1: (params, {exclusions}) => exclusions.save(params),
  eth_sendBundle: (params, options) => sendBundle(list(params), asker(options)),
  eth_getStorageValues: (params, options) => storageValues(list(params), asker(options)),
  // A development node has no peers.
  net_peerCount: () => Promise.resolve('0x0'),
  trace_call: (params, options) => traceCall(list(params), asker(options)),
};

/**
 * Methods of the development node that Linea nodes lack (`RpcMethod.java` of Besu at 683880ba).
 * viem would use them for fees instead of `linea_estimateGas`.
 */
const UNKNOWN_TO_LINEA: readonly string[] = ['eth_fillTransaction'];

/** The response to a request that is not forwarded. */
async function answer({id = null, method, params}: JsonObject, options: Options): Promise<string> {
  try {
    const name = typeof method === 'string' ? method : '';
    const ofBundler = options.bundler[name];
    const find: Answer | undefined =
      ofBundler === undefined ? ANSWERS[name] : (asked) => ofBundler(list(asked), asker(options));
    if (find === undefined) {
      throw new RpcError(-32601, 'Method not found');
    }
    const result = await find(params, options);
    return JSON.stringify({jsonrpc: '2.0', id, result});
  } catch (error) {
    const {message} = error as Error;
    const {code, data} = error instanceof RpcError ? error : {code: -32000, data: undefined};
    return JSON.stringify({jsonrpc: '2.0', id, error: {code, message, data}});
  }
}

/** Bundler methods, which the public endpoint forwards. */
const isOfBundler = (method: string) =>
  method.startsWith('pimlico_') ||
  method.includes('UserOperation') ||
  method === 'eth_supportedEntryPoints';

const isAnsweredHere = (request: Json): request is JsonObject =>
  isObject(request) &&
  typeof request.method === 'string' &&
  (request.method in ANSWERS ||
    isOfBundler(request.method) ||
    request.method.startsWith('linea_') ||
    UNKNOWN_TO_LINEA.includes(request.method));

/** Handles one HTTP body: a request, a batch, or invalid JSON, which the local node rejects. */
async function handle(body: string, options: Options): Promise<HttpReply> {
  let parsed: Json;
  try {
    parsed = JSON.parse(body) as Json;
  } catch {
    const error = {code: -32700, message: 'Parse error'};
    return {status: 400, body: JSON.stringify({jsonrpc: '2.0', id: null, error})};
  }
  if (isAnsweredHere(parsed)) {
    return {status: 200, body: await answer(parsed, options)};
  }
  if (options.answersWhenMined && isObject(parsed) && parsed.method === 'eth_sendRawTransaction') {
    return sendAndWait(parsed, options.upstream);
  }
  if (!Array.isArray(parsed) || !parsed.some(isAnsweredHere)) {
    return postJson(options.upstream, body);
  }
  const answers = await Promise.all(
    (parsed as readonly Json[]).map(async (request) =>
      isAnsweredHere(request)
        ? answer(request, options)
        : (await postJson(options.upstream, JSON.stringify(request))).body,
    ),
  );
  return {status: 200, body: `[${answers.filter((text) => text !== '').join(',')}]`};
}

/** CORS headers of public endpoints, and of Linea Besu with the shipped profiles. */
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type'};

/**
 * Starts an HTTP JSON-RPC server on a free port. It implements `linea_estimateGas` as Linea Besu's
 * plugin does (`LineaEstimateGas.java` of linea-monorepo at cb180134), and Linea's other methods as
 * their services do (see `answers/`). It rejects methods that such an endpoint lacks, and forwards
 * the rest to `upstream`. CORS allows every site. Two things differ from a Linea node: raw deflate
 * replaces the blob compressor, and module lines are not counted.
 */
export async function startLineaStub(options: LineaStubOptions): Promise<LineaStub> {
  const complete: Options = {
    extraData: EXAMPLE_EXTRA_DATA,
    minMargin: 1.2,
    maxTxGasLimit: 24_000_000n,
    answersWhenMined: false,
    ...options,
    exclusions: createExclusions(),
    bundler: createBundler(),
  };
  for (const report of REPORTED) {
    await complete.exclusions.save(report);
  }
  return startHttpStandIn(async ({method, body}) => {
    if (method === 'OPTIONS') {
      return {status: 204, headers: {...CORS, 'access-control-allow-methods': 'POST'}};
    }
    const reply = await handle(body, complete).catch((error: unknown) => ({
      status: 502,
      body: `The node at ${options.upstream} did not answer: ${String(error)}`,
    }));
    return {...reply, headers: CORS};
  });
}
