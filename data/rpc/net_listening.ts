import type {RpcMethod} from './schema';
import {flag} from './shared/scalars';

export const net_listening: RpcMethod = {
  name: 'net_listening',
  group: 'chain',
  summary: 'Returns whether the node’s peer-to-peer network has started.',
  params: [],
  result: {
    description:
      '`true` once the node’s peer-to-peer network has started. On Besu, `false` otherwise.',
    schema: flag,
  },
  errors: [],
  availability: [
    {
      place: 'public endpoint',
      answers: 'unconfirmed',
      note: 'Not listed by Linea. Send a request to check.',
    },
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes', note: 'Geth always returns `true`.'},
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Request to a node whose peer-to-peer network has started',
      params: [],
      result: true,
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/NetListening.java',
    'besu-eth/besu@9fcf3cc4:ethereum/p2p/src/main/java/org/hyperledger/besu/ethereum/p2p/network/DefaultP2PNetwork.java',
    'besu-eth/besu@9fcf3cc4:ethereum/p2p/src/main/java/org/hyperledger/besu/ethereum/p2p/network/NoopP2PNetwork.java',
    'MetaMask/metamask-docs@2d239088:services/reference/linea/json-rpc-methods/net_listening.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
  ],
  checked: '2026-11-21',
};
