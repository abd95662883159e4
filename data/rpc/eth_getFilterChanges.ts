import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';
import {log} from './shared/log';
import {bytes32} from './shared/scalars';

export const eth_getFilterChanges: RpcMethod = {
  name: 'eth_getFilterChanges',
  group: 'logs',
  summary: 'What a filter has gathered since it was asked last.',
  params: [
    {
      name: 'filterId',
      required: true,
      description: 'The filter, by the ID that making it answered.',
      schema: filterId,
    },
  ],
  result: {
    description:
      'Hashes of blocks or of transactions, or events, as the filter gathers them. Empty when there is nothing new. What is answered once does not come again.',
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
        'The filter expired or was removed, the node restarted, or the request reached another node than the one that made it. Geth writes `filter not found`.',
      cure: 'Make a new filter, and ask [`eth_getLogs`](/api/reference/eth-getlogs) for the blocks in between.',
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
    'The node gathers without limit until it is asked. After a long pause, the answer is as long.',
  ],
  examples: [
    {
      title: 'What a filter for new blocks gathered. Put in the ID of your filter',
      params: ['0x4f706a4c545a75614264324b786c574f'],
      result: [
        '0x75abac40b1495e9352ab9ddcf506f2861885a0de3129da0e93406b1d48d62fc1',
        '0xa7dca5910dfd8494deb105a37ff16ff55c60424cbd32eb6373936259fc576e6f',
      ],
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'It needs a filter, which lives on one node.'},
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
