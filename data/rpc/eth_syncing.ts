import type {RpcMethod} from './schema';
import {flag, quantity} from './shared/scalars';

export const eth_syncing: RpcMethod = {
  name: 'eth_syncing',
  group: 'chain',
  summary: 'Returns the node’s sync progress, or `false`.',
  params: [],
  result: {
    description: 'The first, current and last block of the sync, or `false`.',
    schema: {
      anyOf: [
        flag,
        {
          title: 'SyncStatus',
          type: 'object',
          properties: {
            startingBlock: {...quantity, description: 'The block where the sync started.'},
            currentBlock: {...quantity, description: 'The newest block that the node has.'},
            highestBlock: {
              ...quantity,
              description: 'The newest block that the node’s peers have.',
            },
          },
          required: ['startingBlock', 'currentBlock', 'highestBlock'],
          additionalProperties: true,
        },
      ],
    },
  },
  errors: [],
  availability: [
    {
      place: 'public endpoint',
      answers: 'unconfirmed',
      note: 'Not listed by Linea. Send a request to check.',
    },
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'yes',
      note: 'Returns `false` during the snap sync of its shipped profiles.',
    },
    {
      place: 'other clients',
      answers: 'yes',
      note: 'Geth adds counts of what its snap sync has loaded.',
    },
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Sync progress of a node that isn’t loading blocks',
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
