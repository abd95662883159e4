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
        'The first block for [`eth_getFilterLogs`](/api/reference/eth-getfilterlogs). It doesn’t affect polling, which starts when you create the filter.',
    },
    toBlock: {
      ...toBlock,
      description: 'The last block. If it’s a number, polling ends there, too.',
    },
    address,
    topics,
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

export const eth_newFilter: RpcMethod = {
  name: 'eth_newFilter',
  group: 'logs',
  summary: 'Creates an event filter on one node, for polling.',
  params: [
    {
      name: 'filter',
      required: true,
      description: 'The conditions. An empty object matches every event.',
      schema: standingFilter,
    },
  ],
  result: {
    description: 'The filter’s ID, valid on the node that created it.',
    schema: filterId,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid filter params',
      cause:
        'The filter is missing or malformed, or it contains both `blockHash` and a block range.',
      cure: 'Send one object. For a block hash, use [`eth_getLogs`](/api/reference/eth-getlogs).',
    },
    {
      code: -32005,
      message: 'Maximum number of active filters exceeded',
      cause: 'All callers together already have 1,000 filters. Besu 26.7.1 and later.',
      cure: 'Remove unused filters with [`eth_uninstallFilter`](/api/reference/eth-uninstallfilter), or use [`eth_getLogs`](/api/reference/eth-getlogs).',
    },
    {
      code: -32005,
      message: 'Filter address count exceeds limit',
      cause:
        'The filter contains more than 1,000 addresses. Besu since 26.8.1; not in Linea Besu 2.1.1.',
      cure: 'Use several filters. Or filter by topics only, and discard other events yourself.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      note: 'Unreliable: works only if later requests reach the node that created the filter.',
    },
    {
      place: 'Infura',
      answers: 'unconfirmed',
      note: 'Infura’s method list includes it, but its Linea overview excludes it. Test it first.',
    },
    {
      place: 'Linea Besu',
      answers: 'yes',
      note: 'On the node that created the filter, until the filter expires or the node restarts.',
    },
    {
      place: 'other clients',
      answers: 'yes',
      note: 'On the node that created the filter, until the filter expires or the node restarts.',
    },
  ],
  limits: [
    'Since 2.1.0 (Besu 26.7.1), Linea Besu removes a filter after 120 seconds without a request (`--rpc-filter-timeout-seconds`). It keeps at most 1,000 filters (`--rpc-max-active-filters`). Earlier versions keep filters for 10 minutes, without a maximum.',
    'Geth removes a filter after 5 minutes without a request, Infura after 15 (published value).',
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Filter for USDC transfers',
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
  playground: {no: 'The filter would stay on one node until it expires.'},
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
    'https://github.com/wevm/viem/blob/main/src/actions/public/createEventFilter.ts',
  ],
  checked: '2026-11-22',
};
