import type {RpcMethod} from './schema';
import {quantity} from './shared/scalars';

export const eth_chainId: RpcMethod = {
  name: 'eth_chainId',
  group: 'chain',
  summary: 'Returns the chain ID to sign transactions with.',
  params: [],
  result: {
    description: '`0xe708` (59144) on Linea Mainnet, `0xe705` (59141) on Linea Sepolia.',
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
      title: 'Chain ID of the endpoint',
      params: [],
      result: '0xe708',
      seen: 'Linea Mainnet',
      stable: true,
    },
  ],
  viem: {action: 'getChainId', args: []},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthChainId.java',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-chainid.mdx',
    'MetaMask/metamask-docs@0e504ecd:services/reference/linea/json-rpc-methods/eth_chainid.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/client.yaml',
    'https://eips.ethereum.org/EIPS/eip-155',
  ],
  checked: '2026-11-21',
};
