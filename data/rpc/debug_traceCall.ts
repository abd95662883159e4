import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {call} from './shared/call';
import {tracerCallOptions, tracerResult} from './shared/tracer';

export const debug_traceCall: RpcMethod = {
  name: 'debug_traceCall',
  group: 'debug',
  summary: 'Runs a call that nobody sends, and records what happens in it.',
  params: [
    {name: 'call', required: true, description: 'The message to run.', schema: call},
    {
      name: 'block',
      required: false,
      description: 'The block after which the call runs. The public endpoints want it.',
      schema: {...block, 'x-default': '`latest` on Besu; Geth has none'},
    },
    {
      name: 'options',
      required: false,
      description: 'What to record. The public endpoints want a tracer here.',
      schema: tracerCallOptions,
    },
  ],
  result: {
    description: 'The trace, in the form of the tracer.',
    schema: tracerResult,
  },
  errors: [
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
      code: -32602,
      message: 'Invalid call params',
      cause: 'The call is missing or malformed.',
      cure: 'Compare its fields with the table above.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause:
        'The block is malformed. The options in its place are, and, up to Besu 26.9.0, so is a hash.',
      cure: 'Give a number in hexadecimal or a tag as second parameter, then the options.',
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
        'The node no longer has the state of the block, or the call cannot be run as a transaction; then `data` says why. Or it is Besu before 26.9.0 with `prestateTracer` and without `diffMode`.',
      cure: 'Ask for `latest`, and leave nonce and prices out. Set `diffMode`, or take `callTracer`.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'With `callTracer` or `prestateTracer`. Without a tracer, it refuses.',
    },
    {place: 'Infura', answers: 'no', note: 'Not among the debug methods that it lists for Linea.'},
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
    'Gas: `--rpc-gas-cap` at most, 50,000,000 in the advanced profile, also when the call names more.',
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
