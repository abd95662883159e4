import type {RpcMethod} from './schema';
import {log} from './shared/log';
import {logFilter} from './shared/logFilter';

const event = {
  address: '0xdb3a3929269281f157a58d91289185f21e30a1e0',
  topics: [
    '0x3e393433c9275f1194d1ed44cea161cd2d35166f1906855d6119da515057537d',
    '0x00000000000000000000000008ede5c20c6cb3b5f84f918322126ab207ac6cd0',
  ],
  data: '0x',
  blockNumber: '0x1ce53dd',
  transactionHash: '0x972fd73b83ee0d567143ebc67509d4fc98fa1b1941c2c145a342d3d10715c259',
  transactionIndex: '0x0',
  blockHash: '0x8ebe90fa04dbbf92199c07cbb56c1f908343c69f3dd246a2f7d95272589dc550',
  logIndex: '0x0',
  removed: false,
} as const;

export const eth_getLogs: RpcMethod = {
  name: 'eth_getLogs',
  group: 'logs',
  summary: 'The events of contracts in a range of blocks, or in one block.',
  params: [
    {
      name: 'filter',
      required: true,
      description:
        'Which events. An empty object is every event of the newest block. All conditions have to hold.',
      schema: logFilter,
    },
  ],
  result: {
    description:
      'The events, in the order in which they were emitted; an empty array when there are none.',
    schema: {type: 'array', items: log},
  },
  errors: [
    {
      code: -32005,
      message: 'Requested range exceeds maximum RPC range limit',
      cause:
        '`toBlock` is more than 5,000 blocks after `fromBlock`, unless the node is set otherwise.',
      cure: 'Ask for shorter ranges, one after the other.',
    },
    {
      code: -32602,
      message: 'Invalid filter params',
      cause:
        'The filter is missing or malformed, or `blockHash` stands beside `fromBlock` or `toBlock`.',
      cure: 'Give one object, with a range or a block hash. Addresses are 20 bytes, topics 32.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause: '`fromBlock` is after `toBlock`, or `toBlock` is after the newest block of the node.',
      cure: 'Ask for the number of the newest block first, and end there. Or leave `toBlock` out.',
    },
    {
      code: -32602,
      message: 'Invalid block number params',
      cause: '`finalized` or `safe` stands in the filter, and the node has not heard of one yet.',
      cure: 'Ask for numbers. On your own node, connect Maru and wait until it is in sync.',
    },
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node does not know a block with that `blockHash`.',
      cure: 'Check the hash and the network.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'The longest range and the most events are not published.',
    },
    {place: 'Infura', answers: 'yes', note: 'Without `safe`.'},
    {place: 'Linea Besu', answers: 'yes', note: 'Up to 5,001 blocks at once.'},
    {
      place: 'other clients',
      answers: 'yes',
      note: 'Geth limits the addresses and topics to 1,000 each, and the range only where the operator sets it.',
    },
  ],
  limits: [
    'Linea Besu: `toBlock` at most 5,000 blocks after `fromBlock`, which makes 5,001 blocks (`--rpc-max-logs-range`). The number of events is not limited, the time is: 30 seconds.',
    'Geth: 1,000 addresses, and 1,000 topics in each position (`--rpc.logquerylimit`).',
    'Providers have limits of their own on blocks, events or bytes, which differ by plan.',
  ],
  examples: [
    {
      title: 'The events of one kind from one contract, in one block',
      params: [
        {
          fromBlock: '0x1ce53dd',
          toBlock: '0x1ce53dd',
          address: '0xDb3a3929269281F157A58D91289185F21E30A1e0',
          topics: ['0x3e393433c9275f1194d1ed44cea161cd2d35166f1906855d6119da515057537d'],
        },
      ],
      result: [event],
      seen: 'Linea Mainnet',
      stable: false,
    },
    {
      title: 'The same block by its hash, with either of two topics in second place',
      params: [
        {
          blockHash: '0x8ebe90fa04dbbf92199c07cbb56c1f908343c69f3dd246a2f7d95272589dc550',
          topics: [
            null,
            [
              '0x00000000000000000000000008ede5c20c6cb3b5f84f918322126ab207ac6cd0',
              '0x000000000000000000000000d26c8000ec8778de5257305c9acdd79f16f87867',
            ],
          ],
        },
      ],
      result: [event],
      seen: 'Linea Mainnet',
      stable: false,
    },
    {
      title: 'The genesis block, which has no events',
      params: [{fromBlock: 'earliest', toBlock: 'earliest'}],
      result: [],
      seen: 'local node',
      stable: true,
    },
  ],
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
        fromBlock: '0x1ce53dd',
        toBlock: '0x1ce53dd',
        address: '0xdb3a3929269281f157a58d91289185f21e30a1e0',
        topics: ['0x3e393433c9275f1194d1ed44cea161cd2d35166f1906855d6119da515057537d'],
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
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getblockreceipts.mdx',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getblockbyhash.mdx',
  ],
  checked: '2026-11-21',
};
