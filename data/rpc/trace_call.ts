import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {call} from './shared/call';
import {traceCallResult, traceType} from './shared/traceCall';

export const trace_call: RpcMethod = {
  name: 'trace_call',
  group: 'trace',
  summary: 'Runs a call that nobody sends: its calls as a flat list, and what it would change.',
  params: [
    {name: 'call', required: true, description: 'The message to run.', schema: call},
    {
      name: 'traceTypes',
      required: true,
      description: 'What to answer: calls, changes, or every step of the EVM.',
      schema: {
        type: 'array',
        items: traceType,
        'x-limit': 'without `vmTrace` on the public endpoints',
      },
    },
    {
      name: 'block',
      required: false,
      description: 'The block after which the call runs. The public endpoints want it.',
      schema: {...block, 'x-default': '`latest`'},
    },
  ],
  result: {
    description: 'One object with a field for each kind of trace.',
    schema: traceCallResult,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid trace type params',
      cause: 'The kinds of trace are missing, no array, or one of them does not exist.',
      cure: 'Give an array of `trace`, `stateDiff` and `vmTrace` as second parameter.',
    },
    {
      code: -32602,
      message: 'Invalid call params',
      cause: 'The call is missing or malformed.',
      cure: 'Compare its fields with the table above.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The block is malformed. A hash is malformed here.',
      cure: 'Give a number in hexadecimal or a tag as third parameter.',
    },
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The number is beyond the newest block of the node.',
      cure: 'Ask for `latest`, or wait.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
      cure: 'Ask for `latest`. On your own node, connect Maru and wait until it is in sync.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The sender cannot pay: Besu up to 26.9.0 charges the gas of the call at the base fee. Or the nonce or a price does not fit, or the node no longer has the state of the block.',
      cure: 'Set `from` to an account with ETH, or `gas` to what the call needs. Or use [`debug_traceCall`](/api/reference/debug-tracecall), which charges nothing.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'With `trace` and `stateDiff`, without `vmTrace`.',
    },
    {place: 'Infura', answers: 'no', note: 'Not among the trace methods that it lists for Linea.'},
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
    'Gas, when the call names none: `--rpc-gas-cap`, which is 50,000,000 in the advanced profile. The public endpoint started from 16,777,216 in the example of the network.',
    'A Linea Besu node of the shipped profiles keeps the state of the newest 512 blocks, unless `--bonsai-historical-block-limit` says otherwise.',
  ],
  examples: [
    {
      title: 'The calls behind a balance of USDC, which is kept by a proxy',
      params: [
        {
          to: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
          data: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',
        },
        ['trace'],
        'latest',
      ],
      result: {
        output: '0x000000000000000000000000000000000000000000000000000000000026009c',
        stateDiff: null,
        trace: [
          {
            action: {
              callType: 'call',
              from: '0x0000000000000000000000000000000000000000',
              gas: '0xffac48',
              input: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',
              to: '0x176211869ca2b568f2a7d4ee941e073a821ee1ff',
              value: '0x0',
            },
            result: {
              gasUsed: '0x25fe',
              output: '0x000000000000000000000000000000000000000000000000000000000026009c',
            },
            subtraces: 1,
            traceAddress: [],
            type: 'call',
          },
          {
            action: {
              callType: 'delegatecall',
              from: '0x176211869ca2b568f2a7d4ee941e073a821ee1ff',
              gas: '0xfb9213',
              input: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',
              to: '0xab838fe7d492c621a5b1b23952af99cc37a2e0d3',
              value: '0x0',
            },
            result: {
              gasUsed: '0x9e1',
              output: '0x000000000000000000000000000000000000000000000000000000000026009c',
            },
            subtraces: 0,
            traceAddress: [0],
            type: 'call',
          },
        ],
        vmTrace: null,
      },
      seen: 'computed',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/TraceCall.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractTraceCall.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractTraceByBlock.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/TraceTypeParameter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TraceCallResult.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/tracing/diff/DiffNode.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/TransactionSimulator.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/processor/Tracer.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/tracing/flat/FlatTrace.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/tracing/flat/FlatTraceGenerator.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'MetaMask/metamask-docs@3af59f8c:services/reference/linea/json-rpc-methods/trace-methods/index.md',
    'Consensys/doc.linea@994028bc:docs/api/reference/trace-call.mdx',
    'Consensys/doc.linea@994028bc:docs/api/reference/debug-tracecall.mdx',
  ],
  checked: '2026-11-22',
};
