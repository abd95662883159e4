import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';
import {log} from './shared/log';

export const eth_getFilterLogs: RpcMethod = {
  name: 'eth_getFilterLogs',
  group: 'logs',
  summary: 'The events in the range of blocks of a filter, searched anew.',
  params: [
    {
      name: 'filterId',
      required: true,
      description: 'A filter for events, by its ID.',
      schema: filterId,
    },
  ],
  result: {
    description:
      'The events from `fromBlock` to `toBlock` of the filter, each time from the start. Without these, those of the newest block.',
    schema: {type: 'array', items: log},
  },
  errors: [
    {
      code: -32000,
      message: 'Logs filter not found',
      cause:
        'The filter expired or was removed, it is on another node, or it is no filter for events. Geth writes `filter not found`.',
      cure: 'Make a filter with [`eth_newFilter`](/api/reference/eth-newfilter), or ask [`eth_getLogs`](/api/reference/eth-getlogs) at once.',
    },
    {
      code: -32602,
      message: 'Invalid filter params',
      cause: 'The ID is missing, or it is no text.',
      cure: 'Send the ID as it came, in quotes.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      note: 'Only when the request reaches the node that made the filter.',
    },
    {
      place: 'Infura',
      answers: 'unconfirmed',
      note: 'Listed; whether a filter can be made on Linea, its pages disagree.',
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
    'Linea Besu does not hold the range of a filter against `--rpc-max-logs-range`; the time limit of 30 seconds applies.',
  ],
  examples: [
    {
      title: 'The events of a filter, again. Put in the ID of your filter',
      params: ['0x7744487345364259646d437939556149'],
      result: [],
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'It needs a filter, which lives on one node.'},
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
