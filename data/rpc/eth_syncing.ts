import type {RpcMethod} from './schema';
import {flag, quantity} from './shared/scalars';

export const eth_syncing: RpcMethod = {
  name: 'eth_syncing',
  group: 'chain',
  summary: 'How far the node is while it catches up, or `false`.',
  params: [],
  result: {
    description:
      '`false` when the node is not loading blocks from its peers, and from Besu also throughout a snap sync; otherwise where it began, where it is, and the end that it knows of.',
    schema: {
      anyOf: [
        flag,
        {
          title: 'SyncStatus',
          type: 'object',
          properties: {
            startingBlock: {...quantity, description: 'The block from which it loads.'},
            currentBlock: {...quantity, description: 'The newest block that it has.'},
            highestBlock: {...quantity, description: 'The newest block that it has heard of.'},
          },
          required: ['startingBlock', 'currentBlock', 'highestBlock'],
          additionalProperties: true,
        },
      ],
    },
  },
  errors: [],
  availability: [
    {place: 'public endpoint', answers: 'unconfirmed', note: 'The network does not document it.'},
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'yes',
      note: 'With `false`, while it syncs as its shipped profiles say.',
    },
    {
      place: 'other clients',
      answers: 'yes',
      note: 'Geth adds counts of what snap sync has loaded.',
    },
  ],
  examples: [
    {
      title: 'A node that is not loading',
      params: [],
      result: false,
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthSyncing.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/SyncingResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/eth/src/main/java/org/hyperledger/besu/ethereum/eth/sync/DefaultSynchronizer.java',
    'besu-eth/besu@9fcf3cc4:ethereum/eth/src/main/java/org/hyperledger/besu/ethereum/eth/sync/state/SyncState.java',
    'MetaMask/metamask-docs@3f735560:services/reference/linea/json-rpc-methods/eth_syncing.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/client.yaml',
    'https://github.com/besu-eth/besu/issues/10961',
    'https://github.com/besu-eth/besu/issues/11260',
    'besu-eth/besu@683880ba:ethereum/eth/src/main/java/org/hyperledger/besu/ethereum/eth/sync/PipelineChainDownloader.java',
    'besu-eth/besu@683880ba:ethereum/eth/src/main/java/org/hyperledger/besu/ethereum/eth/sync/snapsync/SnapWorldStateDownloader.java',
  ],
  checked: '2026-11-21',
};
