import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';
import {flag} from './shared/scalars';

export const eth_uninstallFilter: RpcMethod = {
  name: 'eth_uninstallFilter',
  group: 'logs',
  summary: 'Removes a filter from the node that created it.',
  params: [
    {
      name: 'filterId',
      required: true,
      description: 'The filter’s ID.',
      schema: filterId,
    },
  ],
  result: {
    description: '`true` if the node removed the filter, `false` if this node doesn’t have it.',
    schema: flag,
  },
  errors: [
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
  samplesAt: 'own node',
  examples: [
    {
      title: 'Removal of a filter (insert your filter’s ID)',
      params: ['0x71494e6d68386977456e384777644e61'],
      result: true,
      seen: 'local node',
      stable: false,
    },
    {
      title: 'Removal of a filter that doesn’t exist',
      params: ['0x1'],
      result: false,
      seen: 'local node',
      stable: true,
    },
  ],
  playground: {no: 'It needs a filter, which exists on one node only.'},
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthUninstallFilter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterManager.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/filter/FilterRepository.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:eth/filters/filter_system.go',
    'MetaMask/metamask-docs@85efdd75:services/reference/linea/json-rpc-methods/filter-methods/index.md',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-uninstallfilter.mdx',
  ],
  checked: '2026-11-22',
};
