import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';
import {log} from './shared/log';
import {bytes32} from './shared/scalars';

export const eth_getFilterChanges: RpcMethod = {
  name: 'eth_getFilterChanges',
  group: 'logs',
  summary: 'Returns what a filter collected since the last request.',
  params: [
    {
      name: 'filterId',
      required: true,
      description: 'The filter’s ID, as returned when you created the filter.',
      schema: filterId,
    },
  ],
  result: {
    description:
      'Block hashes, transaction hashes or events, depending on the filter. Empty if nothing is new.',
    schema: {
      anyOf: [
        {type: 'array', items: {...bytes32, 'x-label': 'hash'}},
        {type: 'array', items: log},
      ],
    },
  },
  errors: [
    {
      code: -32000,
      message: 'Filter not found',
      cause:
        'The filter expired or was removed, the node restarted, or the request reached a different node. Geth’s message is `filter not found`.',
      cure: 'Create a new filter. Read the blocks in between with [`eth_getLogs`](/api/reference/eth-getlogs).',
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
    'The number of collected entries is unlimited. After a long pause, the response can be large.',
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'New blocks of a filter (insert your filter’s ID)',
      params: ['0x4f706a4c545a75614264324b786c574f'],
      result: [
        '0x75abac40b1495e9352ab9ddcf506f2861885a0de3129da0e93406b1d48d62fc1',
        '0xa7dca5910dfd8494deb105a37ff16ff55c60424cbd32eb6373936259fc576e6f',
      ],
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'It needs a filter, which exists on one node only.'},
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetFilterChanges.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/LogFilter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterManager.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterRepository.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:eth/filters/filter_system.go',
    'MetaMask/metamask-docs@85efdd75:services/reference/linea/json-rpc-methods/filter-methods/index.md',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
    'ethereum/go-ethereum@02b73d4e:eth/filters/api.go',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getfilterchanges.mdx',
  ],
  checked: '2026-11-22',
};
