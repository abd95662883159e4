import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {blockOrNull} from './shared/block';
import {genesisBlock} from './shared/genesisBlock';
import {mainnetBlock} from './shared/mainnetBlock';
import {flag} from './shared/scalars';

export const eth_getBlockByNumber: RpcMethod = {
  name: 'eth_getBlockByNumber',
  group: 'blocks',
  summary: 'A block by its number or tag, with its transactions or their hashes.',
  params: [
    {name: 'block', required: true, description: 'The block.', schema: block},
    {
      name: 'fullTransactions',
      required: true,
      description: 'Whether the answer holds the transactions themselves, or only their hashes.',
      schema: flag,
    },
  ],
  result: {
    description: 'The block; `null` when its number lies beyond the newest block of the node.',
    schema: blockOrNull,
  },
  errors: [
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
      cure: 'Ask for `latest`. On your own node, connect Maru and wait until it is in sync.',
    },
    {
      code: -32602,
      message: 'Invalid block number params',
      cause: 'The block is missing, or is neither a number nor a tag. A hash is not accepted here.',
      cure: 'Write a number as `0x1af8194`, or a tag in quotes. For a hash, call `eth_getBlockByHash`.',
    },
    {
      code: -32602,
      message: 'Invalid return complete transaction params',
      cause: 'The second parameter is missing or is no boolean.',
      cure: 'Send `true` or `false`; Linea Besu has no default.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'It does not support the tag `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  examples: [
    {
      title: 'Block 28,279,188 with the hash of its transaction',
      params: [mainnetBlock.number, false],
      result: mainnetBlock,
      seen: 'computed',
      stable: false,
    },
    {
      title: 'The genesis block, in the form that blocks had until October 2025',
      params: ['earliest', false],
      result: genesisBlock,
      seen: 'computed',
      stable: false,
    },
  ],
  viem: {
    action: 'getBlock',
    args: [{object: {blockNumber: {param: 0, as: 'bigint'}, includeTransactions: {param: 1}}}],
  },
  ethers: {action: 'getBlock', args: [{param: 0, as: 'number'}, {param: 1}]},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetBlockByNumber.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameter.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/BlockResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:config/src/main/resources/linea-mainnet.json',
    'Consensys/linea-monorepo@cb180134:maru/linea-finalization-provider/src/main/kotlin/maru/finalization/LineaFinalizationProvider.kt',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getblockbynumber.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:eth/api_backend.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_getblockbynumber',
  ],
  checked: '2026-11-21',
};
