import type {RpcMethod} from './schema';
import {mainnetBlock, mainnetTransaction} from './shared/mainnetBlock';
import {bytes32, quantityParam} from './shared/scalars';
import {transactionOrNull} from './shared/transaction';

export const eth_getTransactionByBlockHashAndIndex: RpcMethod = {
  name: 'eth_getTransactionByBlockHashAndIndex',
  group: 'transactions',
  summary: 'Returns the transaction at a position in the block with a given hash.',
  params: [
    {name: 'blockHash', required: true, description: 'The block hash.', schema: bytes32},
    {
      name: 'index',
      required: true,
      description: 'The transaction’s position in the block, from 0.',
      schema: quantityParam,
    },
  ],
  result: {
    description:
      'The transaction, or `null` if the node doesn’t have the block or the block has fewer transactions.',
    schema: transactionOrNull,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid transaction hash params',
      cause:
        'The block hash is missing or isn’t 32 bytes. Besu 26.8.1 and later return `Invalid block hash params`.',
      cure: 'Send `0x` and 64 digits.',
    },
    {
      code: -32602,
      message: 'Invalid transaction id params',
      cause: 'The position is missing, negative or not a number.',
      cure: 'Write the position in hexadecimal: the first transaction is `0x0`, the eleventh `0xa`.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  examples: [
    {
      title: 'First transaction of block 28,279,188',
      params: [mainnetBlock.hash, '0x0'],
      result: mainnetTransaction,
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Second transaction of the block, which doesn’t exist',
      params: [mainnetBlock.hash, '0x1'],
      result: null,
      seen: 'computed',
      stable: false,
    },
  ],
  viem: {
    action: 'getTransaction',
    args: [{object: {blockHash: {param: 0}, index: {param: 1, as: 'number'}}}],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetTransactionByBlockHashAndIndex.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionBaseResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionWithMetadataResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Hash.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/parameters/UnsignedIntParameter.java',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-gettransactionbyblockhashandindex.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_gettransactionbyblockhashandindex',
  ],
  checked: '2026-11-22',
};
