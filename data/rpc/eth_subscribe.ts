import type {ObjectSchema, RpcMethod} from './schema';
import {logFilter} from './shared/logFilter';
import {subscriptionId} from './shared/filterId';
import {bytes32, flag} from './shared/scalars';

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
      description: 'Whether to send full transactions instead of hashes. Besu only.',
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
      description: 'Sends only the receipts of these transactions.',
      'x-default': 'all',
    },
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

export const eth_subscribe: RpcMethod = {
  name: 'eth_subscribe',
  group: 'logs',
  summary: 'Sends new blocks, events or transactions over a WebSocket as they happen.',
  params: [
    {
      name: 'event',
      required: true,
      description: 'The type of messages to receive.',
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
      },
    },
    {
      name: 'options',
      required: false,
      description:
        'The filter or format. Linea Besu requires it for `logs`; `{}` matches every event.',
      schema: {anyOf: [logsOptions, includeOptions, receiptsOptions]},
    },
  ],
  result: {
    description: 'The subscription’s ID, valid only on this connection.',
    schema: subscriptionId,
  },
  errors: [
    {
      code: -32600,
      message: 'Invalid Request',
      cause: 'The event doesn’t exist, the options are malformed, or `logs` has no options.',
      cure: 'Compare both with the method’s parameters. Event names are case-sensitive.',
    },
    {
      code: -32604,
      message: 'Method not enabled',
      cause: 'You sent the request over HTTP. Geth returns -32601, `notifications not supported`.',
      cure: 'Connect with `ws://` or `wss://`.',
    },
    {
      code: -32005,
      message: 'Maximum number of active subscriptions exceeded',
      cause: 'All callers together already have 100,000 subscriptions. Besu 26.7.1 and later.',
      cure: 'Close connections that you no longer need. On your own node, raise `--rpc-ws-max-active-subscriptions`.',
    },
    {
      code: -32005,
      message: 'Filter address count exceeds limit',
      cause:
        'The `logs` filter contains more than 1,000 addresses. Besu since 26.8.1; not in Linea Besu 2.1.1.',
      cure: 'Use several subscriptions. Or filter by topics only, and discard other events yourself.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'no'},
    {
      place: 'Infura',
      answers: 'conditional',
      note: 'Over `wss://`. `newPendingTransactions` works on Linea Sepolia only.',
    },
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'Over WebSocket. Both profiles enable it on port 8546.',
    },
    {
      place: 'other clients',
      answers: 'conditional',
      note: 'Over WebSocket, if the operator enables it.',
    },
  ],
  limits: [
    'Linea Besu accepts 80 connections at a time (`--rpc-ws-max-active-connections`) and messages from clients up to 1 MiB (`--rpc-ws-max-frame-size`).',
  ],
  transport: 'WebSocket',
  examples: [
    {
      title: 'Subscription to LINEA transfers',
      params: [
        'logs',
        {
          address: '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04',
          topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
        },
      ],
      result: '0x574e30786d644769613731737532426c',
      seen: 'local node',
      stable: false,
    },
    {
      title: 'Subscription to new blocks',
      params: ['newHeads'],
      result: '0x594641736c37756c6a6761786d6a3363',
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'It needs a WebSocket, which the playground doesn’t support.'},
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
    'MetaMask/metamask-docs@70466997:services/reference/_partials/subscription-methods/_eth_subscribe-parameters.mdx',
    'https://docs.metamask.io/services/get-started/pricing',
    'Consensys/doc.linea@994028bc:docs/network/build/tools/node-providers/index.mdx',
  ],
  checked: '2026-11-22',
};
