import type {RpcMethod} from './schema';
import {quantity} from './shared/scalars';
import {unlisted} from './shared/unlisted';

export const eth_blobBaseFee: RpcMethod = {
  name: 'eth_blobBaseFee',
  group: 'calls',
  summary: 'Returns the base fee of blob gas: 1 wei, because Linea rejects blob transactions.',
  params: [],
  result: {
    description: 'The base fee of blob gas in the next block: `0x1` on Linea.',
    schema: {...quantity, 'x-unit': 'wei per gas'},
  },
  errors: [],
  availability: [
    ...unlisted,
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes', note: 'Geth supports it.'},
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Base fee of blob gas',
      params: [],
      result: '0x1',
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {action: 'getBlobBaseFee', args: []},
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthBlobBaseFee.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/feemarket/BlobFeeMarket.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/OsakaTargetingGasLimitCalculator.java',
    'besu-eth/besu@683880ba:config/src/main/resources/linea-mainnet.json',
    'besu-eth/besu@683880ba:config/src/main/resources/linea-sepolia.json',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://eips.ethereum.org/EIPS/eip-4844',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
  ],
  checked: '2026-11-21',
};
