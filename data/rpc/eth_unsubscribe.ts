import type {RpcMethod} from './schema';
import {flag, quantityParam} from './shared/scalars';

export const eth_unsubscribe: RpcMethod = {
  name: 'eth_unsubscribe',
  group: 'logs',
  summary: 'Ends a subscription of this connection.',
  params: [
    {
      name: 'subscriptionId',
      required: true,
      description:
        'The subscription, by the ID that [`eth_subscribe`](/api/reference/eth-subscribe) answered.',
      schema: quantityParam,
    },
  ],
  result: {
    description: '`true`: it has ended. What was under way may still arrive.',
    schema: flag,
  },
  errors: [
    {
      code: -32000,
      message: 'Subscription not found',
      cause:
        'There is no such subscription, it has ended, or it belongs to another connection. Geth writes `subscription not found`.',
      cure: 'Nothing: it is not there. Send the request over the connection that subscribed.',
    },
    {
      code: -32600,
      message: 'Invalid Request',
      cause: 'The ID is missing, or it is no quantity.',
      cure: 'Send the ID as it came, in quotes.',
    },
    {
      code: -32604,
      message: 'Method not enabled',
      cause: 'The request came over HTTP.',
      cure: 'Send it over the WebSocket that subscribed.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'no', note: 'It has no WebSocket.'},
    {
      place: 'Infura',
      answers: 'conditional',
      note: 'Over `wss://`.',
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
  transport: 'WebSocket',
  examples: [
    {
      title: 'Ending the first subscription of a connection',
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
