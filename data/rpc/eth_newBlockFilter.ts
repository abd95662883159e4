import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';

export const eth_newBlockFilter: RpcMethod = {
  name: 'eth_newBlockFilter',
  group: 'logs',
  summary: 'Sets up a filter for new blocks on one node, to be polled.',
  params: [],
  result: {
    description: 'The ID of the filter, for the node that made it.',
    schema: filterId,
  },
  errors: [
    {
      code: -32005,
      message: 'Maximum number of active filters exceeded',
      cause:
        'The node keeps 1,000 filters of all its callers together, and they are taken. Besu since 26.7.1.',
      cure: 'Wait for others to expire, and remove yours with [`eth_uninstallFilter`](/api/reference/eth-uninstallfilter). Better: [`eth_getLogs`](/api/reference/eth-getlogs) needs no filter.',
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
      title: 'A filter for new blocks',
      params: [],
      result: '0x4f706a4c545a75614264324b786c574f',
      seen: 'local node',
      stable: false,
    },
  ],
  viem: {action: 'createBlockFilter', args: []},
  playground: {no: 'The filter stays on one node, and nobody would remove it.'},
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
  ],
  checked: '2026-11-22',
};
