import type {RpcMethod} from './schema';
import {bytes32} from './shared/scalars';
import {tracerOptions, tracerResult} from './shared/tracer';

export const debug_traceTransaction: RpcMethod = {
  name: 'debug_traceTransaction',
  group: 'debug',
  summary: 'Runs a mined transaction again and returns its trace.',
  params: [
    {
      name: 'transactionHash',
      required: true,
      description: 'The hash of the transaction, which must be in a block.',
      schema: bytes32,
    },
    {
      name: 'options',
      required: false,
      description: 'The tracer and its settings. Public endpoints require a tracer.',
      schema: tracerOptions,
    },
  ],
  result: {
    description: 'The trace, in the tracer’s format.',
    schema: tracerResult,
  },
  errors: [
    {
      code: -32000,
      message: 'Transaction not found',
      cause:
        'No block of the node contains this transaction. Geth’s message is `transaction not found`.',
      cure: 'Check the hash and network. For a pending transaction, send its fields to [`debug_traceCall`](/api/reference/debug-tracecall).',
    },
    {
      code: -32602,
      message: 'Invalid transaction hash params',
      cause: 'The hash is missing or isn’t 32 bytes.',
      cure: 'Send `0x` and 64 digits.',
    },
    {
      code: -32602,
      message: 'Invalid transaction trace params',
      cause:
        'The options are malformed, or the tracer doesn’t exist. Names are case-sensitive. Besu doesn’t support JavaScript tracers.',
      cure: 'Send an object with a tracer from the [table of tracers](/api/reference/debug-tracetransaction#tracers).',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The node no longer has the state before the block, or doesn’t support `prestateTracer` here.',
      cure: 'Use an archive node. For `prestateTracer`, compare your Besu version with [the required ones](/api/reference/debug-tracetransaction#errors).',
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
    'The node also runs all earlier transactions of the block.',
    'The time limit is 30 seconds on Linea Besu and 5 seconds on Geth. On Geth, the option `timeout` changes it.',
  ],
  examples: [
    {
      title: 'Calls of a LINEA transfer through the token’s proxy',
      params: [
        '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
        {tracer: 'callTracer'},
      ],
      result: {
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
      },
      seen: 'computed',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/DebugTraceTransaction.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/processor/TransactionTracer.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/CallTracerResultConverter.java',
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
    'Consensys/doc.linea@994028bc:docs/api/reference/debug-tracetransaction.mdx',
  ],
  checked: '2026-11-22',
};
