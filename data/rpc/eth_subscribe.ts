import type {ObjectSchema, RpcMethod} from './schema';
import {logFilter} from './shared/logFilter';
import {bytes32, flag, quantity} from './shared/scalars';

const {address, topics} = logFilter.properties;

const logsOptions = {
  title: 'LogsSubscription',
  'x-label': 'filter, for `logs`',
  type: 'object',
  properties: {address, topics},
  additionalProperties: false,
} as const satisfies ObjectSchema;

const includeOptions = {
  title: 'WholeTransactions',
  'x-label': 'object, for `newHeads` and `newPendingTransactions`',
  type: 'object',
  properties: {
    includeTransactions: {
      ...flag,
      description: 'Transactions whole in place of their hashes. Besu only.',
      'x-default': '`false`',
    },
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

const receiptsOptions = {
  title: 'ReceiptsSubscription',
  'x-label': 'object, for `transactionReceipts`',
  type: 'object',
  properties: {
    transactionHashes: {
      type: 'array',
      items: bytes32,
      maxItems: 200,
      description: 'Only the receipts of these transactions.',
      'x-default': 'all',
    },
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

export const eth_subscribe: RpcMethod = {
  name: 'eth_subscribe',
  group: 'logs',
  summary: 'Has the node send new blocks, events or transactions as they come, over a WebSocket.',
  params: [
    {
      name: 'event',
      required: true,
      description: 'What to be told of.',
      schema: {
        type: 'string',
        enum: [
          'newHeads',
          'logs',
          'newPendingTransactions',
          'transactionReceipts',
          'syncing',
          'droppedPendingTransactions',
        ],
        'x-limit': 'the last two and `transactionReceipts` not at every provider',
      },
    },
    {
      name: 'options',
      required: false,
      description:
        'Which of them, and in which form. Linea Besu wants it for `logs`; `{}` is every event.',
      schema: {anyOf: [logsOptions, includeOptions, receiptsOptions]},
    },
  ],
  result: {
    description: 'The ID of the subscription. It holds for this connection only.',
    schema: quantity,
  },
  errors: [
    {
      code: -32600,
      message: 'Invalid Request',
      cause:
        'Linea Besu does not know the event, or cannot read the options. For `logs`, they may be missing. Geth names the fault and answers -32601 or -32602.',
      cure: 'Compare both with the tables above. Names of events are case-sensitive.',
    },
    {
      code: -32604,
      message: 'Method not enabled',
      cause: 'The request came over HTTP. Geth answers -32601 with `notifications not supported`.',
      cure: 'Connect with `ws://` or `wss://`.',
    },
    {
      code: -32005,
      message: 'Maximum number of active subscriptions exceeded',
      cause: 'The node has 100,000 subscriptions of all its callers together. Besu since 26.7.1.',
      cure: 'Close connections that you no longer need.',
    },
    {
      code: -32005,
      message: 'Filter address count exceeds limit',
      cause: 'More than 1,000 addresses for `logs`. Besu since 26.8.1.',
      cure: 'Use several subscriptions, or match on topics only and drop what you do not want.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'no', note: 'It has no WebSocket.'},
    {
      place: 'Infura',
      answers: 'conditional',
      note: 'Over `wss://`. `newPendingTransactions` on Linea Sepolia only.',
    },
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'Over WebSocket, which both profiles open on port 8546.',
    },
    {
      place: 'other clients',
      answers: 'conditional',
      note: 'Over WebSocket, where the operator opens it.',
    },
  ],
  limits: [
    'Linea Besu: 80 connections at once (`--rpc-ws-max-active-connections`), messages to the node up to 1 MiB (`--rpc-ws-max-frame-size`), and, since 2.1.0, 100,000 subscriptions (`--rpc-ws-max-active-subscriptions`).',
    'Since Besu 26.8.1, `logs` takes at most 1,000 addresses.',
  ],
  transport: 'WebSocket',
  examples: [
    {
      title: 'Subscribing to transfers of USDC',
      params: [
        'logs',
        {
          address: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
          topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
        },
      ],
      result: '0x574e30786d644769613731737532426c',
      seen: 'local node',
      stable: false,
    },
    {
      title: 'Subscribing to new blocks',
      params: ['newHeads'],
      result: '0x594641736c37756c6a6761786d6a3363',
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'It needs a WebSocket, which the playground does not open.'},
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/methods/EthSubscribe.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/request/SubscriptionRequestMapper.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/request/SubscriptionType.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/SubscriptionManager.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/logs/LogsSubscriptionService.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/blockheaders/NewBlockHeadersSubscriptionService.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/pending/PendingTransactionSubscriptionService.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/transactionreceipts/TransactionReceiptsFilterParameter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/WebSocketConfiguration.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/execution/JsonRpcExecutor.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'ethereum/go-ethereum@02b73d4e:eth/filters/api.go',
    'ethereum/go-ethereum@02b73d4e:rpc/errors.go',
    'MetaMask/metamask-docs@85efdd75:services/reference/linea/json-rpc-methods/subscription-methods/eth_subscribe.mdx',
    'https://docs.metamask.io/services/get-started/pricing',
    'Consensys/doc.linea@994028bc:docs/network/build/tools/node-providers/index.mdx',
  ],
  checked: '2026-11-22',
};
