import type {RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {mainnetBlock, mainnetReceipt} from './shared/mainnetBlock';
import {receipt} from './shared/receipt';
import {nothing} from './shared/scalars';

export const eth_getBlockReceipts: RpcMethod = {
  name: 'eth_getBlockReceipts',
  group: 'blocks',
  summary: 'Returns the receipts of all transactions in a block.',
  params: [
    {
      name: 'block',
      required: true,
      description: 'The block’s number, tag or hash.',
      schema: blockOrHash,
    },
  ],
  result: {
    description:
      'The receipts, in the order of the transactions. `null` if the node doesn’t have the block.',
    schema: {anyOf: [{type: 'array', items: receipt}, nothing]},
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
      cause: 'The block parameter is missing or malformed.',
      cure: 'Send a hexadecimal number, a tag or a hash.',
    },
    {
      code: -32000,
      message: 'Invalid input',
      cause:
        '`requireCanonical` is `true`, and the block with this hash is no longer part of the chain.',
      cure: 'Use the hash of the current block at this height.',
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
      title: 'Receipts of block 28,279,188, which has one transaction',
      params: [mainnetBlock.number],
      result: [mainnetReceipt],
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Genesis block, which has no transactions',
      params: ['earliest'],
      result: [],
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {action: 'getBlockReceipts', args: [{object: {blockNumber: {param: 0, as: 'bigint'}}}]},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetBlockReceipts.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterOrBlockHashMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameterOrBlockHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionReceiptResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:config/src/main/resources/linea-mainnet.json',
    'Consensys/linea-monorepo@cb180134:maru/linea-finalization-provider/src/main/kotlin/maru/finalization/LineaFinalizationProvider.kt',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getblockreceipts.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_getblockreceipts',
  ],
  checked: '2026-11-21',
};
