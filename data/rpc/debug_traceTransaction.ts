import type {RpcMethod} from './schema';
import {bytes32} from './shared/scalars';
import {tracerOptions, tracerResult} from './shared/tracer';

export const debug_traceTransaction: RpcMethod = {
  name: 'debug_traceTransaction',
  group: 'debug',
  summary: 'Runs a mined transaction again and records what happened in it.',
  params: [
    {
      name: 'transactionHash',
      required: true,
      description: 'The transaction. It has to be in a block.',
      schema: bytes32,
    },
    {
      name: 'options',
      required: false,
      description: 'What to record. The public endpoints want a tracer here.',
      schema: tracerOptions,
    },
  ],
  result: {
    description: 'The trace, in the form of the tracer.',
    schema: tracerResult,
  },
  errors: [
    {
      code: -32000,
      message: 'Transaction not found',
      cause: 'The node has no such transaction in a block. Geth writes `transaction not found`.',
      cure: 'Check hash and network. A transaction that waits cannot be traced; [`debug_traceCall`](/api/reference/debug-tracecall) takes its fields.',
    },
    {
      code: -32602,
      message: 'Invalid transaction hash params',
      cause: 'The hash is missing, or it is not 32 bytes.',
      cure: 'Write 0x and 64 digits.',
    },
    {
      code: -32602,
      message: 'Invalid transaction trace params',
      cause:
        'The options are malformed, or the tracer does not exist. Its name is case-sensitive, and Besu runs no tracers in JavaScript.',
      cure: 'Give an object with `callTracer`, `prestateTracer` or `4byteTracer`.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The node no longer has the state before the block. Or it is Besu before 26.9.0 with `prestateTracer`, as in Linea Besu up to 2.1.1; since 26.8.0, it works with `diffMode`.',
      cure: 'Ask a node that keeps all states. For `prestateTracer`, ask [`debug_traceBlockByNumber`](/api/reference/debug-traceblockbynumber) and take the entry of the transaction.',
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
    'The state before the block has to be there. A Linea Besu node of the shipped profiles keeps the newest 512 blocks (nine minutes when a block comes every second, about an hour in a quiet time) unless `--bonsai-historical-block-limit` says otherwise.',
    'To reach the transaction, the node runs those before it in the block, too.',
    'Linea Besu gives up after 30 seconds; Geth stops a tracer after 5, unless `timeout` in the options says otherwise.',
  ],
  examples: [
    {
      title: 'The calls of a transfer of LINEA, whose token is a proxy',
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
