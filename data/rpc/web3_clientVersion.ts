import type {RpcMethod} from './schema';

export const web3_clientVersion: RpcMethod = {
  name: 'web3_clientVersion',
  group: 'chain',
  summary: 'Returns the name and version of the endpoint’s client software.',
  params: [],
  result: {
    description: 'Text for people and logs. The format depends on the client.',
    schema: {type: 'string'},
  },
  errors: [],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      note: 'Not listed by Linea. One returned a Geth version (reading, May 2026).',
    },
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Client version of the endpoint',
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
    'StayHungryStayFoolish/blockchain-node-benchmark@286666b3:docs/en/chains/18-linea.md',
  ],
  checked: '2026-11-21',
};
