import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';

export const eth_newBlockFilter: RpcMethod = {
  name: 'eth_newBlockFilter',
  group: 'logs',
  summary: 'Creates a filter for new blocks on one node, for polling.',
  params: [],
  result: {
    description: 'The filter’s ID, valid on the node that created it.',
    schema: filterId,
  },
  errors: [
    {
      code: -32005,
      message: 'Maximum number of active filters exceeded',
      cause: 'All callers together already have 1,000 filters. Besu 26.7.1 and later.',
      cure: 'Remove unused filters with [`eth_uninstallFilter`](/api/reference/eth-uninstallfilter), or wait until some expire.',
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
      title: 'Filter for new blocks',
      params: [],
      result: '0x4f706a4c545a75614264324b786c574f',
      seen: 'local node',
      stable: false,
    },
  ],
  viem: {action: 'createBlockFilter', args: []},
  playground: {no: 'The filter would stay on one node until it expires.'},
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthNewBlockFilter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterManager.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterRepository.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:eth/filters/filter_system.go',
    'MetaMask/metamask-docs@85efdd75:services/reference/linea/json-rpc-methods/filter-methods/index.md',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-newblockfilter.mdx',
    'https://github.com/wevm/viem/blob/main/src/actions/public/createBlockFilter.ts',
  ],
  checked: '2026-11-22',
};
