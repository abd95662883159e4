import type {RpcMethod} from './schema';
import {mainnetReceipt} from './shared/mainnetBlock';
import {receipt} from './shared/receipt';
import {bytes32, nothing} from './shared/scalars';

export const eth_getTransactionReceipt: RpcMethod = {
  name: 'eth_getTransactionReceipt',
  group: 'transactions',
  summary: 'Returns the outcome of a transaction in a block: status, gas, fee and events.',
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
      'The receipt. `null` if the transaction isn’t in a block or not in the node’s index.',
    schema: {anyOf: [receipt, nothing]},
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid transaction hash params',
      cause: 'The hash is missing or isn’t 32 bytes.',
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
      title: 'Receipt of a transfer of 2,000,000 LINEA',
      params: [mainnetReceipt.transactionHash],
      result: mainnetReceipt,
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Transaction that isn’t in a block',
      params: ['0x0000000000000000000000000000000000000000000000000000000000000001'],
      result: null,
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {action: 'getTransactionReceipt', args: [{object: {hash: {param: 0}}}]},
  ethers: {action: 'getTransactionReceipt', args: [{param: 0}]},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetTransactionReceipt.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionReceiptResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionReceiptStatusResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Hash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/eth/src/main/java/org/hyperledger/besu/ethereum/eth/sync/snapsync/SnapSyncConfiguration.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-gettransactionreceipt.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:eth/ethconfig/config.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_gettransactionreceipt',
  ],
  checked: '2026-11-21',
};
