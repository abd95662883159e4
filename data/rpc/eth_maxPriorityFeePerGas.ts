import type {RpcMethod} from './schema';
import {quantity} from './shared/scalars';

export const eth_maxPriorityFeePerGas: RpcMethod = {
  name: 'eth_maxPriorityFeePerGas',
  group: 'calls',
  summary: 'Returns a priority fee per gas, computed from recent transactions.',
  params: [],
  result: {
    description: 'The priority fee, without the base fee.',
    schema: {...quantity, 'x-unit': 'wei per gas'},
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
      title: 'Priority fee of recent transactions',
      params: [],
      result: '0x396c8ee',
      seen: 'Linea Mainnet',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthMaxPriorityFeePerGas.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/ApiConfiguration.java',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:eth/ethconfig/config.go',
    'ethereum/go-ethereum@02b73d4e:eth/gasprice/gasprice.go',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'https://github.com/wevm/viem/blob/main/src/linea/chainConfig.ts',
    'https://github.com/ethers-io/ethers.js/blob/main/src.ts/providers/abstract-provider.ts',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-maxpriorityfeepergas.mdx',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_maxpriorityfeepergas',
  ],
  checked: '2026-11-21',
};
