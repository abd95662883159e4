import type {RpcMethod} from './schema';
import {quantity} from './shared/scalars';

export const eth_blockNumber: RpcMethod = {
  name: 'eth_blockNumber',
  group: 'chain',
  summary: 'Returns the number of the newest block that the node has.',
  params: [],
  result: {
    description: 'The number of the node’s `latest` block.',
    schema: quantity,
  },
  errors: [],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  examples: [
    {
      title: 'Number of the newest block',
      params: [],
      result: '0x1ce5452',
      seen: 'Linea Mainnet',
      stable: false,
    },
  ],
  viem: {action: 'getBlockNumber', args: []},
  ethers: {action: 'getBlockNumber', args: []},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthBlockNumber.java',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-blocknumber.mdx',
    'MetaMask/metamask-docs@be2824c6:services/reference/linea/json-rpc-methods/eth_blocknumber.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/client.yaml',
  ],
  checked: '2026-11-21',
};
