import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {nothing} from './shared/scalars';
import {tracedTransactions, tracerOptions} from './shared/tracer';

const transfer = {
  type: 'CALL',
  from: '0x45a318273749d6eb00f5f6ca3bc7cd3de26d642a',
  to: '0x124fb955862709e30740028cb86c477221842b14',
  value: '0x470de4df820007',
  gas: '0x6270',
  gasUsed: '0x5208',
  input: '0x',
} as const;

export const debug_traceBlockByNumber: RpcMethod = {
  name: 'debug_traceBlockByNumber',
  group: 'debug',
  summary:
    'Runs all transactions of a block again, by its number, and records what happened in each.',
  params: [
    {name: 'block', required: true, description: 'The block.', schema: block},
    {
      name: 'options',
      required: false,
      description: 'What to record. The public endpoints want a tracer here.',
      schema: tracerOptions,
    },
  ],
  result: {
    description:
      'One entry for each transaction, in the order of the block. \`null\` when the node does not know the block.',
    schema: {anyOf: [tracedTransactions, nothing]},
  },
  errors: [
    {
      code: -32000,
      message: 'genesis is not traceable',
      cause: 'The block is the genesis block: `0x0` or `earliest`.',
      cure: 'Start at block 1.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The block is missing or malformed. A hash is malformed here.',
      cure: 'Give a number in hexadecimal or a tag. For a hash, there is [`debug_traceBlockByHash`](/api/reference/debug-traceblockbyhash).',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
      cure: 'Ask for a number. On your own node, connect Maru and wait until it is in sync.',
    },
    {
      code: -32602,
      message: 'Invalid transaction trace params',
      cause:
        'The options are malformed, or the tracer does not exist. Its name is case-sensitive, and Besu runs no tracers in JavaScript.',
      cure: 'Give an object with `callTracer`, `prestateTracer` or `4byteTracer`.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'With `callTracer` or `prestateTracer`. Without a tracer, it refuses.',
    },
    {place: 'Infura', answers: 'yes', note: 'With `callTracer` or `prestateTracer`.'},
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'Advanced profile, over HTTP only. The basic profile does not open `DEBUG`.',
    },
    {
      place: 'other clients',
      answers: 'conditional',
      note: 'Where the operator opens the group `debug`. Geth takes tracers of its own, too.',
    },
  ],
  limits: [
    'The state before the block has to be there. A Linea Besu node of the shipped profiles keeps the newest 512 blocks, about a quarter of an hour when blocks come every two seconds, unless `--bonsai-historical-block-limit` says otherwise.',
    'Linea Besu writes the answer as it goes, but holds all of it in memory when the request is part of an array of requests.',
    'Without a tracer, a single busy block can be hundreds of megabytes.',
  ],
  examples: [
    {
      title: 'A block with a transfer of ETH',
      params: ['0x24d37', {tracer: 'callTracer'}],
      result: [
        {
          txHash: '0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e',
          result: transfer,
        },
      ],
      seen: 'computed',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/DebugTraceBlockByNumber.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/DebugTraceBlockStreamer.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/DebugTraceTransactionStepFactory.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/TransactionTraceParams.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/tracing/diff/StateTraceGenerator.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/debug/TracerType.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'ethereum/go-ethereum@02b73d4e:eth/tracers/api.go',
    'MetaMask/metamask-docs@380e3ac0:services/reference/linea/json-rpc-methods/debug/index.md',
    'https://docs.blockpi.io/documentations/api-reference/linea/eth_gettransactionreceipt',
    'Consensys/doc.linea@994028bc:docs/api/reference/debug-traceblockbynumber.mdx',
  ],
  checked: '2026-11-21',
};
