import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';

export const eth_newPendingTransactionFilter: RpcMethod = {
  name: 'eth_newPendingTransactionFilter',
  group: 'logs',
  summary: 'Creates a filter for transactions that enter one node’s pool, for polling.',
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
      answers: 'unconfirmed',
      note: 'Linea doesn’t list the method. Send a request to check.',
    },
    {place: 'Infura', answers: 'no', note: 'Infura doesn’t list it for Linea.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'Since 2.1.0 (Besu 26.7.1), Linea Besu removes a filter after 120 seconds without a request (`--rpc-filter-timeout-seconds`). It keeps at most 1,000 filters (`--rpc-max-active-filters`). Earlier versions keep filters for 10 minutes, without a maximum.',
    'A filter works only on the node that created it, until the filter expires or that node restarts.',
    'Geth removes a filter after 5 minutes without a request.',
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Filter for pending transactions',
      params: [],
      result: '0x4f5970515847646d34334e7353347563',
      seen: 'local node',
      stable: false,
    },
  ],
  viem: {action: 'createPendingTransactionFilter', args: []},
  playground: {no: 'The filter would stay on one node until it expires.'},
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthNewPendingTransactionFilter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterManager.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterRepository.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:eth/filters/filter_system.go',
    'MetaMask/metamask-docs@85efdd75:services/reference/linea/json-rpc-methods/filter-methods/index.md',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
  ],
  checked: '2026-11-22',
};
