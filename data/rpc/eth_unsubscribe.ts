import type {RpcMethod} from './schema';
import {subscriptionId} from './shared/filterId';
import {flag} from './shared/scalars';

export const eth_unsubscribe: RpcMethod = {
  name: 'eth_unsubscribe',
  group: 'logs',
  summary: 'Ends a subscription on this connection.',
  params: [
    {
      name: 'subscriptionId',
      required: true,
      description:
        'The subscription’s ID, as returned by [`eth_subscribe`](/api/reference/eth-subscribe).',
      schema: subscriptionId,
    },
  ],
  result: {
    description: '`true` if the subscription ended.',
    schema: flag,
  },
  errors: [
    {
      code: -32000,
      message: 'Subscription not found',
      cause:
        'The subscription doesn’t exist, has ended, or belongs to another connection. Geth’s message is `subscription not found`.',
      cure: 'Send the request over the connection that subscribed. If that connection is closed, do nothing.',
    },
    {
      code: -32600,
      message: 'Invalid Request',
      cause: 'The ID is missing, or it isn’t a quantity.',
      cure: 'Send the ID unchanged, in quotes.',
    },
    {
      code: -32604,
      message: 'Method not enabled',
      cause: 'You sent the request over HTTP.',
      cure: 'Send the request over the WebSocket that subscribed.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'no', note: 'The public endpoints have no WebSocket.'},
    {
      place: 'Infura',
      answers: 'conditional',
      note: 'Over `wss://`.',
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
  transport: 'WebSocket',
  examples: [
    {
      title: 'End of an active subscription',
      params: ['0x574e30786d644769613731737532426c'],
      result: true,
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'It needs the WebSocket that subscribed.'},
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/methods/EthUnsubscribe.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/request/SubscriptionRequestMapper.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/websocket/subscription/SubscriptionManager.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/execution/JsonRpcExecutor.java',
    'ethereum/go-ethereum@02b73d4e:rpc/subscription.go',
    'MetaMask/metamask-docs@a2da0668:services/reference/linea/json-rpc-methods/subscription-methods/eth_unsubscribe.mdx',
    'https://docs.metamask.io/services/get-started/pricing',
    'Consensys/doc.linea@994028bc:docs/network/build/tools/node-providers/index.mdx',
  ],
  checked: '2026-11-22',
};
