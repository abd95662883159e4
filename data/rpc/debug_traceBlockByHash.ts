import type {RpcMethod} from './schema';

import {bytes32, nothing} from './shared/scalars';
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

export const debug_traceBlockByHash: RpcMethod = {
  name: 'debug_traceBlockByHash',
  group: 'debug',
  summary:
    'Runs all transactions of a block again, by its hash, and records what happened in each.',
  params: [
    {name: 'blockHash', required: true, description: 'The block, by its hash.', schema: bytes32},
    {
      name: 'options',
      required: false,
      description: 'What to record. The public endpoints want a tracer here.',
      schema: tracerOptions,
    },
  ],
  result: {
    description:
      'One entry for each transaction, in the order of the block. Besu before 26.8.0, as in Linea Besu up to 2.1.1, answers \`null\` for a block that it does not know.',
    schema: {anyOf: [tracedTransactions, nothing]},
  },
  errors: [
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node does not know a block with that hash. Besu since 26.8.0.',
      cure: 'Check hash and network.',
    },
    {
      code: -32000,
      message: 'genesis is not traceable',
      cause: 'The block is the genesis block. Besu since 26.8.0; before, the answer is `[]`.',
      cure: 'Start at block 1.',
    },
    {
      code: -32602,
      message: 'Invalid block hash params',
      cause: 'The hash is missing, or it is not 32 bytes. A number is malformed here.',
      cure: 'Write 0x and 64 digits. For a number, there is [`debug_traceBlockByNumber`](/api/reference/debug-traceblockbynumber).',
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
      params: [
        '0x4d76e4447702a7dfbccb4a9e3be640b00078290ae1a84cce58f8589b1f7ae989',
        {tracer: 'callTracer'},
      ],
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
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/DebugTraceBlockByHash.java',
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
    'Consensys/doc.linea@994028bc:docs/api/reference/debug-traceblockbyhash.mdx',
  ],
  checked: '2026-11-21',
};
