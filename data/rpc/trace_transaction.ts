import type {RpcMethod} from './schema';
import {bytes32} from './shared/scalars';
import {flatTrace} from './shared/trace';

export const trace_transaction: RpcMethod = {
  name: 'trace_transaction',
  group: 'trace',
  summary: 'Returns the calls of a mined transaction, as a flat list.',
  params: [
    {
      name: 'transactionHash',
      required: true,
      description: 'The hash of the transaction, which must be in a block.',
      schema: bytes32,
    },
  ],
  result: {
    description:
      'The calls, deployments and self-destructions, each before its inner calls. The first entry is the transaction itself.',
    schema: {type: 'array', items: flatTrace},
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid transaction hash params',
      cause: 'The hash is missing or isn’t 32 bytes.',
      cure: 'Send `0x` and 64 digits.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {
      place: 'Infura',
      answers: 'conditional',
      note: 'With a paid plan (open beta).',
    },
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'With the advanced profile, over HTTP. The basic profile doesn’t enable `TRACE`.',
    },
    {
      place: 'other clients',
      answers: 'conditional',
      note: 'On stock Besu, if the operator enables `TRACE`. Geth has no `trace_` methods.',
    },
  ],
  limits: [
    'The node needs the state before the block. Linea Besu’s profiles keep the newest 512 blocks: nine minutes at one block per second, about an hour at the average since April 2026. For older blocks, the node returns an empty array, not an error. To keep more, set `--bonsai-historical-block-limit`.',
    'Linea Besu runs the whole block for each request. For several transactions of a block, use [`trace_block`](/api/reference/trace-block).',
  ],
  examples: [
    {
      title: 'LINEA transfer through the token’s proxy',
      params: ['0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0'],
      result: [
        {
          action: {
            callType: 'call',
            from: '0xe45c00b52109385f6e0e69120f5b0c3e20becac5',
            gas: '0x13208',
            input:
              '0xa9059cbb0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a400000000000000000000000000000000000000000001a784379d99db42000000',
            to: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
            value: '0x0',
          },
          blockHash: '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c',
          blockNumber: 28279188,
          result: {
            gasUsed: '0x576b',
            output: '0x0000000000000000000000000000000000000000000000000000000000000001',
          },
          subtraces: 1,
          traceAddress: [],
          transactionHash: '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
          transactionPosition: 0,
          type: 'call',
        },
        {
          action: {
            callType: 'delegatecall',
            from: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
            gas: '0x11a77',
            input:
              '0xa9059cbb0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a400000000000000000000000000000000000000000001a784379d99db42000000',
            to: '0xe03f157de67ac4b2a9a949d64d2a3c64ffa1bc55',
            value: '0x0',
          },
          blockHash: '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c',
          blockNumber: 28279188,
          result: {
            gasUsed: '0x442c',
            output: '0x0000000000000000000000000000000000000000000000000000000000000001',
          },
          subtraces: 0,
          traceAddress: [0],
          transactionHash: '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
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
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/trace-transaction.mdx',
  ],
  checked: '2026-11-22',
};
