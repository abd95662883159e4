import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {nothing} from './shared/scalars';
import {flatTrace} from './shared/trace';

export const trace_block: RpcMethod = {
  name: 'trace_block',
  group: 'trace',
  summary: 'Returns the calls of all transactions of a block, as a flat list.',
  params: [{name: 'block', required: true, description: 'The block number or tag.', schema: block}],
  result: {
    description:
      'The calls, transaction by transaction. `null` if the node doesn’t have the block.',
    schema: {anyOf: [{type: 'array', items: flatTrace}, nothing]},
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The block parameter is missing, or isn’t a number or a tag. Hashes aren’t accepted.',
      cure: 'Send a number such as `0x1af8194` or a tag, in quotes.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Connect your node to Maru, and wait until it’s in sync. Or use another endpoint. `latest` works, but isn’t final.',
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
      note: 'On stock Besu, if the operator enables `TRACE`. Geth doesn’t have the method.',
    },
  ],
  limits: [
    'The node needs the state before the block. Linea Besu’s profiles keep the newest 512 blocks: nine minutes at one block per second, about an hour at the average since April 2026. For older blocks, the node returns an empty array, not an error. To keep more, set `--bonsai-historical-block-limit`.',
    'The node builds the whole response in memory, within a time limit of 30 seconds.',
  ],
  examples: [
    {
      title: 'Block with one transaction, a LINEA transfer',
      params: ['0x1af8194'],
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
    {
      title: 'Genesis block',
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
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/trace-block.mdx',
  ],
  checked: '2026-11-22',
};
