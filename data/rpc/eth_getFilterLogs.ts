import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';
import {log} from './shared/log';

export const eth_getFilterLogs: RpcMethod = {
  name: 'eth_getFilterLogs',
  group: 'logs',
  summary: 'Returns all events in an event filter’s block range.',
  params: [
    {
      name: 'filterId',
      required: true,
      description: 'The ID of an event filter.',
      schema: filterId,
    },
  ],
  result: {
    description:
      'All events from the filter’s `fromBlock` to its `toBlock`. Without them, only the newest block’s events.',
    schema: {type: 'array', items: log},
  },
  errors: [
    {
      code: -32000,
      message: 'Logs filter not found',
      cause:
        'The filter expired or was removed, is on another node, or isn’t an event filter. Geth’s message is `filter not found`.',
      cure: 'Create a filter with [`eth_newFilter`](/api/reference/eth-newfilter), or use [`eth_getLogs`](/api/reference/eth-getlogs).',
    },
    {
      code: -32602,
      message: 'Invalid filter params',
      cause: 'The filter ID is missing, or it isn’t a string.',
      cure: 'Send the ID unchanged, in quotes.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      note: 'Unreliable: works only if your request reaches the node that created the filter.',
    },
    {
      place: 'Infura',
      answers: 'unconfirmed',
      note: 'Infura lists it, but may not let you create filters on Linea. Test it first.',
    },
    {place: 'Linea Besu', answers: 'yes'},
    {
      place: 'other clients',
      answers: 'yes',
      note: 'On the node that created the filter, until the filter expires or the node restarts.',
    },
  ],
  limits: [
    'Since 2.1.0 (Besu 26.7.1), Linea Besu removes a filter after 120 seconds without a request (`--rpc-filter-timeout-seconds`). It keeps at most 1,000 filters (`--rpc-max-active-filters`). Earlier versions keep filters for 10 minutes, without a maximum.',
    'Geth removes a filter after 5 minutes without a request, Infura after 15 (published value).',
    'Linea Besu doesn’t apply `--rpc-max-logs-range` to filters. The time limit of 30 seconds applies.',
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'All events of a filter (insert your filter’s ID)',
      params: ['0x7744487345364259646d437939556149'],
      result: [],
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'It needs a filter, which exists on one node only.'},
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetFilterLogs.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterManager.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterRepository.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:eth/filters/filter_system.go',
    'MetaMask/metamask-docs@85efdd75:services/reference/linea/json-rpc-methods/filter-methods/index.md',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'ethereum/go-ethereum@02b73d4e:eth/filters/api.go',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getfilterlogs.mdx',
  ],
  checked: '2026-11-22',
};
