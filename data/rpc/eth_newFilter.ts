import type {ObjectSchema, RpcMethod} from './schema';
import {filterId} from './shared/filterId';
import {logFilter} from './shared/logFilter';

const {fromBlock, toBlock, address, topics} = logFilter.properties;

/** A filter that stays: without `blockHash`, which nodes ignore here or refuse. */
const standingFilter = {
  title: 'StandingLogFilter',
  type: 'object',
  properties: {
    fromBlock: {
      ...fromBlock,
      description:
        'The first block for [`eth_getFilterLogs`](/api/reference/eth-getfilterlogs). What is polled starts at the moment of the request, whatever stands here.',
    },
    toBlock: {...toBlock, description: 'The last block. A number ends what is polled, too.'},
    address,
    topics,
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

export const eth_newFilter: RpcMethod = {
  name: 'eth_newFilter',
  group: 'logs',
  summary: 'Sets up a filter for events on one node, to be polled.',
  params: [
    {
      name: 'filter',
      required: true,
      description: 'Which events. An empty object is every event.',
      schema: standingFilter,
    },
  ],
  result: {
    description: 'The ID of the filter, for the node that made it.',
    schema: filterId,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid filter params',
      cause:
        'The filter is missing or malformed, or `blockHash` stands beside `fromBlock` or `toBlock`.',
      cure: 'Give one object. For one block, [`eth_getLogs`](/api/reference/eth-getlogs) takes a block hash.',
    },
    {
      code: -32005,
      message: 'Maximum number of active filters exceeded',
      cause:
        'The node keeps 1,000 filters of all its callers together, and they are taken. Besu since 26.7.1.',
      cure: 'Wait for others to expire, and remove yours with [`eth_uninstallFilter`](/api/reference/eth-uninstallfilter). Better: [`eth_getLogs`](/api/reference/eth-getlogs) needs no filter.',
    },
    {
      code: -32005,
      message: 'Filter address count exceeds limit',
      cause: 'More than 1,000 addresses in one filter. Besu since 26.8.1.',
      cure: 'Use several filters, or match on topics only and drop what you do not want.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      note: 'By the network, yes, but the next request may reach a node that does not have the filter.',
    },
    {
      place: 'Infura',
      answers: 'unconfirmed',
      note: 'Its overview of Linea says that `eth_newFilter` and `eth_newBlockFilter` are not supported; another page lists them.',
    },
    {place: 'Linea Besu', answers: 'yes'},
    {
      place: 'other clients',
      answers: 'yes',
      note: 'On the node that made the filter, until it restarts.',
    },
  ],
  limits: [
    'Linea Besu since 2.1.0 removes a filter that nobody asked for 120 seconds (`--rpc-filter-timeout-seconds`) and keeps at most 1,000 (`--rpc-max-active-filters`). Before, it was 10 minutes without a limit in number.',
    'Geth removes a filter after 5 minutes without a request; Infura, by its reference, after 15.',
  ],
  examples: [
    {
      title: 'A filter for transfers of USDC',
      params: [
        {
          address: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
          topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
        },
      ],
      result: '0x7744487345364259646d437939556149',
      seen: 'local node',
      stable: false,
    },
  ],
  viem: {
    action: 'createEventFilter',
    args: [
      {
        object: {
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
  playground: {no: 'The filter stays on one node, and nobody would remove it.'},
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthNewFilter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterIdGenerator.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterManager.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterRepository.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:eth/filters/filter_system.go',
    'MetaMask/metamask-docs@85efdd75:services/reference/linea/json-rpc-methods/filter-methods/index.md',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-newfilter.mdx',
  ],
  checked: '2026-11-22',
};
