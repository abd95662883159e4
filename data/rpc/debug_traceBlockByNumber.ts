import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {nothing} from './shared/scalars';
import {tracedTransactions, tracerOptions} from './shared/tracer';

const transfer = {
  type: 'CALL',
  from: '0xe45c00b52109385f6e0e69120f5b0c3e20becac5',
  to: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
  value: '0x0',
  gas: '0x186a0',
  gasUsed: '0xac03',
  input:
    '0xa9059cbb0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a400000000000000000000000000000000000000000001a784379d99db42000000',
  output: '0x0000000000000000000000000000000000000000000000000000000000000001',
  calls: [
    {
      type: 'DELEGATECALL',
      from: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
      to: '0xe03f157de67ac4b2a9a949d64d2a3c64ffa1bc55',
      value: '0x0',
      gas: '0x11a77',
      gasUsed: '0x442c',
      input:
        '0xa9059cbb0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a400000000000000000000000000000000000000000001a784379d99db42000000',
      output: '0x0000000000000000000000000000000000000000000000000000000000000001',
    },
  ],
} as const;

export const debug_traceBlockByNumber: RpcMethod = {
  name: 'debug_traceBlockByNumber',
  group: 'debug',
  summary: 'Runs all transactions of a block again, by block number, and returns their traces.',
  params: [
    {name: 'block', required: true, description: 'The block number or tag.', schema: block},
    {
      name: 'options',
      required: false,
      description: 'The tracer and its settings. Public endpoints require a tracer.',
      schema: tracerOptions,
    },
  ],
  result: {
    description:
      'One entry per transaction, in block order. `null` if the node doesn’t have the block.',
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
      cause: 'The block parameter is missing or malformed. Hashes aren’t accepted.',
      cure: 'Send a hexadecimal number or a tag. For a hash, use [`debug_traceBlockByHash`](/api/reference/debug-traceblockbyhash).',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Connect your node to Maru, and wait until it’s in sync. Or use another endpoint. `latest` works, but isn’t final.',
    },
    {
      code: -32602,
      message: 'Invalid transaction trace params',
      cause:
        'The options are malformed, or the tracer doesn’t exist. Names are case-sensitive. Besu doesn’t support JavaScript tracers.',
      cure: 'Send an object with a tracer from the [table of tracers](/api/reference/debug-tracetransaction#tracers).',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'With `callTracer` or `prestateTracer`. Requests without a tracer fail.',
    },
    {place: 'Infura', answers: 'yes', note: 'With `callTracer` or `prestateTracer`.'},
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'With the advanced profile, over HTTP. The basic profile doesn’t enable `DEBUG`.',
    },
    {
      place: 'other clients',
      answers: 'conditional',
      note: 'If the operator enables `debug`. Geth has additional tracers.',
    },
  ],
  limits: [
    'The node needs the state before the block. Linea Besu’s profiles keep the newest 512 blocks: nine minutes at one block per second, about an hour at the average since April 2026. To keep more, set `--bonsai-historical-block-limit`.',
  ],
  examples: [
    {
      title: 'Block with one transaction, a LINEA transfer',
      params: ['0x1af8194', {tracer: 'callTracer'}],
      result: [
        {
          txHash: '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
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
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/debug-traceblockbynumber.mdx',
  ],
  checked: '2026-11-22',
};
