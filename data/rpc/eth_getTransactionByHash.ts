import type {RpcMethod} from './schema';
import {mainnetLegacyTransaction, mainnetTransaction} from './shared/mainnetBlock';
import {bytes32} from './shared/scalars';
import {transactionOrNull} from './shared/transaction';

export const eth_getTransactionByHash: RpcMethod = {
  name: 'eth_getTransactionByHash',
  group: 'transactions',
  summary: 'Returns the transaction with a given hash, from a block or the node’s pool.',
  params: [
    {
      name: 'transactionHash',
      required: true,
      description: 'The transaction hash.',
      schema: bytes32,
    },
  ],
  result: {
    description:
      'The transaction. `null` if the node never received it, dropped or replaced it, or doesn’t have it in its index.',
    schema: transactionOrNull,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid number of params',
      cause: 'The parameter is missing, or there’s more than one.',
      cure: 'Send only the hash, in an array. For several transactions, send several requests.',
    },
    {
      code: -32602,
      message: 'Invalid transaction hash params',
      cause: 'The hash isn’t 32 bytes.',
      cure: 'Send `0x` and 64 digits.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'Without an index, a node returns `null` for a transaction in a block. With the shipped profiles, Linea Besu has no index for blocks that it loaded by snap sync. Geth indexes the newest 2,350,000 blocks by default.',
  ],
  examples: [
    {
      title: 'Transfer of 2,000,000 LINEA in block 28,279,188',
      params: [mainnetTransaction.hash],
      result: mainnetTransaction,
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Legacy transaction, the only one in block 28,279,139',
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
