import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {mainnetBlock} from './shared/mainnetBlock';
import {nothing, quantity} from './shared/scalars';

export const eth_getBlockTransactionCountByNumber: RpcMethod = {
  name: 'eth_getBlockTransactionCountByNumber',
  group: 'blocks',
  summary: 'Returns the number of transactions in the block with a given number or tag.',
  params: [
    {name: 'block', required: true, description: 'The block’s number or tag.', schema: block},
  ],
  result: {
    description:
      'The number of transactions, or `null` if the block is beyond the node’s newest block.',
    schema: {anyOf: [quantity, nothing]},
  },
  errors: [
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Connect your node to Maru, and wait until it’s in sync. Or use another endpoint. `latest` works, but isn’t final.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The block parameter is missing, or isn’t a number or a tag. Hashes aren’t accepted.',
      cure: 'Send a number such as `0x1af8194` or a tag, in quotes.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'It doesn’t support the tag `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  examples: [
    {
      title: 'Transaction count of block 28,279,188',
      params: [mainnetBlock.number],
      result: '0x1',
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Genesis block, which has no transactions',
      params: ['earliest'],
      result: '0x0',
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {
    action: 'getBlockTransactionCount',
    args: [{object: {blockNumber: {param: 0, as: 'bigint'}}}],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetBlockTransactionCountByNumber.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameter.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:config/src/main/resources/linea-mainnet.json',
    'Consensys/linea-monorepo@cb180134:maru/linea-finalization-provider/src/main/kotlin/maru/finalization/LineaFinalizationProvider.kt',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getblocktransactioncountbynumber.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_getblocktransactioncountbynumber',
  ],
  checked: '2026-11-21',
};
