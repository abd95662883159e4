import type {RpcMethod} from './schema';
import {filterId} from './shared/filterId';
import {flag} from './shared/scalars';

export const eth_uninstallFilter: RpcMethod = {
  name: 'eth_uninstallFilter',
  group: 'logs',
  summary: 'Removes a filter from the node that made it.',
  params: [
    {
      name: 'filterId',
      required: true,
      description: 'The filter, by its ID.',
      schema: filterId,
    },
  ],
  result: {
    description:
      '`true`: it was there and is gone. `false`: this node does not have it, which is no error.',
    schema: flag,
  },
  errors: [
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
  examples: [
    {
      title: 'Removing a filter that is not there',
      params: ['0x1'],
      result: false,
      seen: 'local node',
      stable: true,
    },
  ],
  playground: {no: 'It needs a filter, which lives on one node.'},
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
