import type {RpcMethod} from './schema';

export const web3_clientVersion: RpcMethod = {
  name: 'web3_clientVersion',
  group: 'chain',
  summary: 'Name and version of the client software that answers.',
  params: [],
  result: {
    description: 'A text for people and logs. Each client has a form of its own.',
    schema: {type: 'string'},
  },
  errors: [],
  availability: [
    {place: 'public endpoint', answers: 'unconfirmed', note: 'The network does not document it.'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  examples: [
    {
      title: 'The software of the local development node',
      params: [],
      result: 'anvil/v1.7.1',
      seen: 'local node',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/Web3ClientVersion.java',
    'besu-eth/besu@9fcf3cc4:util/src/main/java/org/hyperledger/besu/util/BesuVersionUtils.java',
    'besu-eth/besu@9fcf3cc4:app/src/main/java/org/hyperledger/besu/RunnerBuilder.java',
    'MetaMask/metamask-docs@421d2d9b:services/reference/linea/json-rpc-methods/web3_clientversion.mdx',
    'ethereum/go-ethereum@02b73d4e:node/api.go',
    'ethereum/go-ethereum@02b73d4e:node/config.go',
  ],
  checked: '2026-11-21',
};
