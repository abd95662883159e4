import type {RpcMethod} from './schema';
import {mainnetLegacyTransaction, mainnetTransaction} from './shared/mainnetBlock';
import {bytes32} from './shared/scalars';
import {transactionOrNull} from './shared/transaction';

export const eth_getTransactionByHash: RpcMethod = {
  name: 'eth_getTransactionByHash',
  group: 'transactions',
  summary: 'A transaction by its hash, from a block or from the pool of the node.',
  params: [
    {
      name: 'transactionHash',
      required: true,
      description: 'The hash of the transaction.',
      schema: bytes32,
    },
  ],
  result: {
    description:
      'The transaction. `null` when the node has it neither in a block nor in its pool: not received, dropped, replaced, or not in its index.',
    schema: transactionOrNull,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid number of params',
      cause: 'There is no parameter, or more than one.',
      cure: 'Send the hash alone, in an array. For several transactions send several requests.',
    },
    {
      code: -32602,
      message: 'Invalid transaction hash params',
      cause: 'The hash is not 32 bytes.',
      cure: 'Write `0x` and 64 digits.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'Nodes find mined transactions by hash only as far as their index reaches. Linea Besu with the shipped profiles has none for blocks that it loaded in snap sync, Geth by default one for the newest 2,350,000 blocks. Beyond, the answer is `null`.',
  ],
  examples: [
    {
      title: 'The transfer of 2,000,000 LINEA in block 28,279,188',
      params: [mainnetTransaction.hash],
      result: mainnetTransaction,
      seen: 'computed',
      stable: false,
    },
    {
      title: 'A legacy transaction, alone in block 28,279,139',
      params: [mainnetLegacyTransaction.hash],
      result: mainnetLegacyTransaction,
      seen: 'computed',
      stable: false,
    },
  ],
  viem: {action: 'getTransaction', args: [{object: {hash: {param: 0}}}]},
  ethers: {action: 'getTransaction', args: [{param: 0}]},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetTransactionByHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionBaseResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionWithMetadataResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Hash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/eth/src/main/java/org/hyperledger/besu/ethereum/eth/sync/snapsync/SnapSyncConfiguration.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-gettransactionbyhash.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:eth/ethconfig/config.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_gettransactionbyhash',
  ],
  checked: '2026-11-21',
};
