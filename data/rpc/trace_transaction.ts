import type {RpcMethod} from './schema';
import {bytes32} from './shared/scalars';
import {flatTrace} from './shared/trace';

export const trace_transaction: RpcMethod = {
  name: 'trace_transaction',
  group: 'trace',
  summary: 'The calls inside a mined transaction, as a flat list.',
  params: [
    {
      name: 'transactionHash',
      required: true,
      description: 'The transaction. It has to be in a block.',
      schema: bytes32,
    },
  ],
  result: {
    description:
      'The calls, deployments and self-destructions, each before those that it made. The first is the transaction itself. An empty array when the node does not know the transaction, or not the state before it.',
    schema: {type: 'array', items: flatTrace},
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid transaction hash params',
      cause: 'The hash is missing, or it is not 32 bytes.',
      cure: 'Write 0x and 64 digits.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {
      place: 'Infura',
      answers: 'conditional',
      note: 'For paying customers, as an open beta.',
    },
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'Advanced profile, over HTTP only. The basic profile does not open `TRACE`.',
    },
    {
      place: 'other clients',
      answers: 'conditional',
      note: 'Geth has no such method. Stock Besu has it where the operator opens `TRACE`.',
    },
  ],
  limits: [
    'The state before the block has to be there. A Linea Besu node of the shipped profiles keeps the newest 512 blocks, about a quarter of an hour when blocks come every two seconds, unless `--bonsai-historical-block-limit` says otherwise. For older blocks it answers an empty array, not an error.',
    'Linea Besu runs the whole block for one transaction of it. For several, ask [`trace_block`](/api/reference/trace-block) once.',
  ],
  examples: [
    {
      title: 'A transfer of ETH, which is one call',
      params: ['0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e'],
      result: [
        {
          action: {
            callType: 'call',
            from: '0x45a318273749d6eb00f5f6ca3bc7cd3de26d642a',
            gas: '0x1068',
            input: '0x',
            to: '0x124fb955862709e30740028cb86c477221842b14',
            value: '0x470de4df820007',
          },
          blockHash: '0x4d76e4447702a7dfbccb4a9e3be640b00078290ae1a84cce58f8589b1f7ae989',
          blockNumber: 150839,
          result: {gasUsed: '0x0', output: '0x'},
          subtraces: 0,
          traceAddress: [],
          transactionHash: '0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e',
          transactionPosition: 0,
          type: 'call',
        },
      ],
      seen: 'computed',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/TraceTransaction.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractTraceByHash.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/processor/Tracer.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/tracing/flat/FlatTrace.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/tracing/flat/FlatTraceGenerator.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'MetaMask/metamask-docs@3af59f8c:services/reference/linea/json-rpc-methods/trace-methods/index.md',
    'https://docs.blockpi.io/documentations/api-reference/linea/eth_gettransactionreceipt',
    'Consensys/doc.linea@994028bc:docs/api/reference/trace-transaction.mdx',
  ],
  checked: '2026-11-21',
};
