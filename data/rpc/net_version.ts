import type {RpcMethod} from './schema';

export const net_version: RpcMethod = {
  name: 'net_version',
  group: 'chain',
  summary: 'Returns the node’s network ID as decimal text.',
  params: [],
  result: {
    description:
      '`59144` on Linea Mainnet, `59141` on Linea Sepolia: decimal text, not a quantity.',
    schema: {type: 'string', pattern: '^(?:0|[1-9][0-9]*)$', 'x-label': 'decimal text'},
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
    {place: 'other clients', answers: 'yes'},
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Network ID of the endpoint',
      params: [],
      result: '59144',
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/NetVersion.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/methods/NetJsonRpcMethods.java',
    'besu-eth/besu@9fcf3cc4:config/src/main/java/org/hyperledger/besu/config/NetworkDefinition.java',
    'MetaMask/metamask-docs@58ccf14a:services/reference/linea/json-rpc-methods/net_version.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/client.yaml',
  ],
  checked: '2026-11-21',
};
