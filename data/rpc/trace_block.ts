import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {nothing} from './shared/scalars';
import {flatTrace} from './shared/trace';

export const trace_block: RpcMethod = {
  name: 'trace_block',
  group: 'trace',
  summary: 'The calls inside all transactions of a block, as a flat list.',
  params: [{name: 'block', required: true, description: 'The block.', schema: block}],
  result: {
    description:
      'The calls, transaction by transaction. Empty for a block without transactions, for the genesis block, and when the node no longer has the state before the block. `null` when it does not know the block.',
    schema: {anyOf: [{type: 'array', items: flatTrace}, nothing]},
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The block is missing or malformed. A hash is malformed here.',
      cure: 'Give a number in hexadecimal or a tag.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
      cure: 'Ask for a number. On your own node, connect Maru and wait until it is in sync.',
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
    'The answer is built in memory before it is sent, within the time limit of 30 seconds.',
  ],
  examples: [
    {
      title: 'A block with a transfer of ETH',
      params: ['0x24d37'],
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
    {
      title: 'The genesis block',
      params: ['0x0'],
      result: [],
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/TraceBlock.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterMethod.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/processor/Tracer.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/tracing/flat/FlatTrace.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/tracing/flat/FlatTraceGenerator.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'MetaMask/metamask-docs@3af59f8c:services/reference/linea/json-rpc-methods/trace-methods/index.md',
    'https://docs.blockpi.io/documentations/api-reference/linea/eth_gettransactionreceipt',
    'Consensys/doc.linea@994028bc:docs/api/reference/trace-block.mdx',
  ],
  checked: '2026-11-21',
};
