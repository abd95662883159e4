import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {mainnetBlock, mainnetTransaction} from './shared/mainnetBlock';
import {quantityParam} from './shared/scalars';
import {transactionOrNull} from './shared/transaction';

export const eth_getTransactionByBlockNumberAndIndex: RpcMethod = {
  name: 'eth_getTransactionByBlockNumberAndIndex',
  group: 'transactions',
  summary: 'Returns the transaction at a position in the block with a given number or tag.',
  params: [
    {name: 'block', required: true, description: 'The block’s number or tag.', schema: block},
    {
      name: 'index',
      required: true,
      description: 'The transaction’s position in the block, from 0.',
      schema: quantityParam,
    },
  ],
  result: {
    description:
      'The transaction, or `null` if the block is beyond the node’s newest block or has fewer transactions.',
    schema: transactionOrNull,
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
    {
      code: -32602,
      message: 'Invalid transaction index params',
      cause: 'The position is missing, negative or not a number.',
      cure: 'Write the position in hexadecimal: the first transaction is `0x0`, the eleventh `0xa`.',
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
      title: 'First transaction of block 28,279,188',
      params: [mainnetBlock.number, '0x0'],
      result: mainnetTransaction,
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Second transaction of the block, which doesn’t exist',
      params: [mainnetBlock.number, '0x1'],
      result: null,
      seen: 'computed',
      stable: false,
    },
  ],
  viem: {
    action: 'getTransaction',
    args: [{object: {blockNumber: {param: 0, as: 'bigint'}, index: {param: 1, as: 'number'}}}],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetTransactionByBlockNumberAndIndex.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameter.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionBaseResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionWithMetadataResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/parameters/UnsignedIntParameter.java',
    'Consensys/linea-monorepo@cb180134:maru/linea-finalization-provider/src/main/kotlin/maru/finalization/LineaFinalizationProvider.kt',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-gettransactionbyblocknumberandindex.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_gettransactionbyblocknumberandindex',
  ],
  checked: '2026-11-21',
};
