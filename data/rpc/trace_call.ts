import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {call} from './shared/call';
import {traceCallResult, traceType} from './shared/traceCall';

export const trace_call: RpcMethod = {
  name: 'trace_call',
  group: 'trace',
  summary:
    'Runs a call without sending a transaction and returns its inner calls, state changes or steps.',
  params: [
    {
      name: 'call',
      required: true,
      description: 'The call to run.',
      schema: call,
    },
    {
      name: 'traceTypes',
      required: true,
      description: 'The results to return: calls, state changes or every EVM step.',
      schema: {
        type: 'array',
        items: traceType,
        'x-limit': 'public endpoints reject `vmTrace`',
      },
    },
    {
      name: 'block',
      required: false,
      description: 'The block whose state the call uses. Public endpoints require it.',
      schema: {...block, 'x-default': '`latest`'},
    },
  ],
  result: {
    description: 'An object with one field per trace type.',
    schema: traceCallResult,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid trace type params',
      cause: 'The trace types are missing or aren’t an array, or a type doesn’t exist.',
      cure: 'Send an array of `trace`, `stateDiff` or `vmTrace` as the second parameter.',
    },
    {
      code: -32602,
      message: 'Invalid call params',
      cause: 'The call is missing or malformed.',
      cure: 'Compare its fields with the method’s parameters.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The block is malformed. Hashes aren’t accepted.',
      cure: 'Send a hexadecimal number or a tag as the third parameter.',
    },
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The number is above the node’s newest block.',
      cure: 'Use `latest`, or wait.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Connect your node to Maru, and wait until it’s in sync. Or use another endpoint. `latest` works, but isn’t final.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The sender can’t pay for the gas, the nonce or a price is invalid, or the block’s state is gone.',
      cure: 'Use [`debug_traceCall`](/api/reference/debug-tracecall), which charges nothing. Or set `from` to an account with ETH, or lower `gas`.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'With `trace` and `stateDiff`, but not `vmTrace`.',
    },
    {place: 'Infura', answers: 'no', note: 'Infura doesn’t list it for Linea.'},
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'With the advanced profile, over HTTP. The basic profile doesn’t enable `TRACE`.',
    },
    {
      place: 'other clients',
      answers: 'conditional',
      note: 'On stock Besu, if the operator enables `TRACE`. Geth doesn’t have the method.',
    },
  ],
  limits: [
    'Without `gas`, Besu up to 26.8.0 (Linea Besu up to 2.1.1) uses 16,777,216 gas, as a public endpoint did (reading, April 2026). Newer nodes use `--rpc-gas-cap`: 50,000,000 in the advanced profile.',
    'Linea Besu’s profiles keep the state of the newest 512 blocks. To keep more, set `--bonsai-historical-block-limit`.',
  ],
  examples: [
    {
      title: 'Trace of a USDC balance call, through the token’s proxy',
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
