import type {RpcMethod} from './schema';
import {quantity} from './shared/scalars';

export const net_peerCount: RpcMethod = {
  name: 'net_peerCount',
  group: 'chain',
  summary: 'Returns the number of peers that the node is connected to.',
  params: [],
  result: {
    description: 'The number of open connections to other execution clients.',
    schema: quantity,
  },
  errors: [
    {
      code: -32000,
      message: 'P2P has been disabled. This functionality is not available',
      cause: 'The node was started with `--p2p-enabled=false`.',
      cure: 'Start the node without that option. With it, the node receives no transactions and loads nothing from peers.',
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'unconfirmed',
      note: 'Not listed by Linea. Send a request to check.',
    },
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Peer count of a development node, which has no peers',
      params: [],
      result: '0x0',
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/NetPeerCount.java',
    'besu-eth/besu@9fcf3cc4:ethereum/p2p/src/main/java/org/hyperledger/besu/ethereum/p2p/network/DefaultP2PNetwork.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'MetaMask/metamask-docs@06ec0cea:services/reference/linea/json-rpc-methods/net_peercount.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
  ],
  checked: '2026-11-21',
};
