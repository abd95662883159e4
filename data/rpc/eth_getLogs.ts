import type {RpcMethod} from './schema';
import {log} from './shared/log';
import {logFilter} from './shared/logFilter';

const transfer = {
  address: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    '0x000000000000000000000000e45c00b52109385f6e0e69120f5b0c3e20becac5',
    '0x0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a4',
  ],
  data: '0x00000000000000000000000000000000000000000001a784379d99db42000000',
  blockNumber: '0x1af8194',
  transactionHash: '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
  transactionIndex: '0x0',
  blockHash: '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c',
  blockTimestamp: '0x69757520',
  logIndex: '0x0',
  removed: false,
} as const;

export const eth_getLogs: RpcMethod = {
  name: 'eth_getLogs',
  group: 'logs',
  summary: 'Returns the events that contracts emitted in a block range or in one block.',
  params: [
    {
      name: 'filter',
      required: true,
      description:
        'The conditions, all of which must match. An empty object matches every event of the newest block.',
      schema: logFilter,
    },
  ],
  result: {
    description:
      'The events, in the order in which contracts emitted them. Empty if no event matches.',
    schema: {type: 'array', items: log},
  },
  errors: [
    {
      code: -32005,
      message: 'Requested range exceeds maximum RPC range limit',
      cause: '`toBlock` − `fromBlock` is above the node’s limit, 5,000 by default.',
      cure: 'Request shorter ranges, one after the other.',
    },
    {
      code: -32602,
      message: 'Invalid filter params',
      cause:
        'The filter is missing or malformed, contains an unknown field, or contains both `blockHash` and a block range.',
      cure: 'Send one object, with a range or a block hash. Addresses have 20 bytes, topics 32.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause: '`fromBlock` is after `toBlock`, or `toBlock` is after the node’s newest block.',
      cure: 'End the range at the number from [`eth_blockNumber`](/api/reference/eth-blocknumber), or omit `toBlock`.',
    },
    {
      code: -32602,
      message: 'Invalid block number params',
      cause: 'The filter contains `finalized` or `safe`, and the node has no such block yet.',
      cure: 'Use block numbers. On your own node, connect Maru, and wait until it’s in sync.',
    },
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node has no block with this `blockHash`.',
      cure: 'Check the hash and the network.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'The maximum range and number of events aren’t published.',
    },
    {place: 'Infura', answers: 'yes', note: 'It doesn’t support the tag `safe`. Use `finalized`.'},
    {place: 'Linea Besu', answers: 'yes', note: 'Up to 5,001 blocks per request.'},
    {
      place: 'other clients',
      answers: 'yes',
      note: 'Geth limits the block range only if the operator sets a limit.',
    },
  ],
  limits: [
    'Linea Besu: `toBlock` − `fromBlock` can be at most 5,000, which allows 5,001 blocks (`--rpc-max-logs-range`). With 0, the range is unlimited. The number of events is unlimited, but a request can take at most 30 seconds.',
    'Geth accepts up to 1,000 addresses, and 1,000 topics in each position (`--rpc.logquerylimit`).',
    'Providers limit blocks, events or bytes. The limits differ by plan.',
  ],
  examples: [
    {
      title: 'LINEA transfers in one block',
      params: [
        {
          fromBlock: '0x1af8194',
          toBlock: '0x1af8194',
          address: '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04',
          topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
        },
      ],
      result: [transfer],
      seen: 'computed',
      stable: false,
    },
    {
      title: 'All token transfers to two accounts in one block, by block hash',
      params: [
        {
          blockHash: '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c',
          topics: [
            '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
            null,
            [
              '0x0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a4',
              '0x000000000000000000000000e45c00b52109385f6e0e69120f5b0c3e20becac5',
            ],
          ],
        },
      ],
      result: [transfer],
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Events of the genesis block (none)',
      params: [{fromBlock: 'earliest', toBlock: 'earliest'}],
      result: [],
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {
    action: 'getLogs',
    args: [
      {
        object: {
          fromBlock: {param: 0, path: ['fromBlock'], as: 'bigint'},
          toBlock: {param: 0, path: ['toBlock'], as: 'bigint'},
          address: {param: 0, path: ['address']},
          event: {
            fixed: {
              type: 'event',
              name: 'Transfer',
              inputs: [
                {name: 'from', type: 'address', indexed: true},
                {name: 'to', type: 'address', indexed: true},
                {name: 'value', type: 'uint256', indexed: false},
              ],
            },
          },
        },
      },
    ],
  },
  ethers: {
    action: 'getLogs',
    args: [
      {
        object: {
          fromBlock: {param: 0, path: ['fromBlock']},
          toBlock: {param: 0, path: ['toBlock']},
          address: {param: 0, path: ['address']},
          topics: {param: 0, path: ['topics']},
        },
      },
    ],
    sends: [
      {
        fromBlock: '0x1af8194',
        toBlock: '0x1af8194',
        address: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
        topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
      },
    ],
  },
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetLogs.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/FilterParameter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/LogsQuery.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@683880ba:app/src/main/java/org/hyperledger/besu/cli/options/ApiConfigurationOptions.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/handlers/TimeoutOptions.java',
    'ethereum/go-ethereum@02b73d4e:eth/filters/api.go',
    'ethereum/go-ethereum@02b73d4e:eth/filters/filter_system.go',
    'MetaMask/metamask-docs@a78f018a:services/reference/linea/json-rpc-methods/_eth_getlogs-parameters.mdx',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getlogs.mdx',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
  ],
  checked: '2026-11-22',
};
