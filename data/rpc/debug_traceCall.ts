import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {call, callFields} from './shared/call';
import {tracerCallOptions, tracerResult} from './shared/tracer';

export const debug_traceCall: RpcMethod = {
  name: 'debug_traceCall',
  group: 'debug',
  summary: 'Runs a call without sending a transaction and returns its trace.',
  params: [
    {
      name: 'call',
      required: true,
      description: 'The call to run.',
      schema: {
        ...call,
        properties: {
          ...callFields,
          gasPrice: {
            ...callFields.gasPrice,
            description: 'The gas price of a legacy transaction.',
          },
          maxFeePerGas: {
            ...callFields.maxFeePerGas,
            description: 'The maximum price per gas (EIP-1559).',
          },
        },
      },
    },
    {
      name: 'block',
      required: false,
      description: 'The block whose state the call uses. Public endpoints require it.',
      schema: {...block, 'x-default': '`latest` on Besu, none on Geth'},
    },
    {
      name: 'options',
      required: false,
      description: 'The tracer and its settings. Public endpoints require a tracer.',
      schema: tracerCallOptions,
    },
  ],
  result: {
    description: 'The trace, in the tracer’s format.',
    schema: tracerResult,
  },
  errors: [
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node has no block with this number (or hash, on Besu after 26.9.0).',
      cure: 'Use `latest`, or check the number or hash.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Connect your node to Maru, and wait until it’s in sync. Or use another endpoint. `latest` works, but isn’t final.',
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
      cause: 'The second parameter isn’t a block. Besu up to 26.9.0 also rejects a hash.',
      cure: 'Send a hexadecimal number or a tag as the second parameter, then the options.',
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
        'The node lacks the block’s state, can’t run the call (see `data`), or can’t use `prestateTracer` here.',
      cure: 'Use `latest`, or a node that keeps more states. Omit the nonce and price fields. Use `callTracer`.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'With `callTracer` or `prestateTracer`. Requests without a tracer fail.',
    },
    {place: 'Infura', answers: 'no', note: 'Infura doesn’t list it for Linea.'},
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
    'The node limits a call’s gas to `--rpc-gas-cap`, even if `gas` is higher. The advanced profile sets 50,000,000.',
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
        'latest',
        {tracer: 'callTracer'},
      ],
      result: {
        from: '0x0000000000000000000000000000000000000000',
        gas: '0x2faf080',
        gasUsed: '0x79b6',
        to: '0x176211869ca2b568f2a7d4ee941e073a821ee1ff',
        input: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',
        output: '0x000000000000000000000000000000000000000000000000000000000026009c',
        calls: [
          {
            from: '0x176211869ca2b568f2a7d4ee941e073a821ee1ff',
            gas: '0x2ee96d1',
            gasUsed: '0x9e1',
            to: '0xab838fe7d492c621a5b1b23952af99cc37a2e0d3',
            input: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',
            output: '0x000000000000000000000000000000000000000000000000000000000026009c',
            value: '0x0',
            type: 'DELEGATECALL',
          },
        ],
        value: '0x0',
        type: 'CALL',
      },
      seen: 'Linea Mainnet',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/DebugTraceCall.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractTraceCall.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/TransactionSimulator.java',
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
    'Consensys/doc.linea@994028bc:docs/api/reference/debug-tracecall.mdx',
  ],
  checked: '2026-11-22',
};
