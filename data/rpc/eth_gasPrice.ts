import type {RpcMethod} from './schema';
import {quantity} from './shared/scalars';

export const eth_gasPrice: RpcMethod = {
  name: 'eth_gasPrice',
  group: 'calls',
  summary: 'Returns one price per gas, regardless of a transaction’s data.',
  params: [],
  result: {
    description: 'The price, including the base fee.',
    schema: {...quantity, 'x-unit': 'wei per gas'},
  },
  errors: [],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'yes',
      note: 'Only an advanced profile follows the price that the sequencer publishes.',
    },
    {
      place: 'other clients',
      answers: 'yes',
      note: 'Computed from past transactions.',
    },
  ],
  examples: [
    {
      title: 'Current gas price',
      params: [],
      result: '0x27f6780',
      seen: 'Linea Mainnet',
      stable: false,
    },
  ],
  viem: {action: 'getGasPrice', args: []},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGasPrice.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/ApiConfiguration.java',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:eth/ethconfig/config.go',
    'ethereum/go-ethereum@02b73d4e:eth/gasprice/gasprice.go',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'LFDT-Lineth/lineth-monorepo@7e9dd5d0:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/lineth/extradata/LineaExtraDataHandler.java',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-gasprice.mdx',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_gasprice',
  ],
  checked: '2026-11-21',
};
