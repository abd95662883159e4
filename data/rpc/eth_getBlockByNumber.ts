import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {blockOrNull} from './shared/block';
import {genesisBlock} from './shared/genesisBlock';
import {mainnetBlock} from './shared/mainnetBlock';
import {flag} from './shared/scalars';

export const eth_getBlockByNumber: RpcMethod = {
  name: 'eth_getBlockByNumber',
  group: 'blocks',
  summary: 'Returns the block with a given number or tag, with its transactions or their hashes.',
  params: [
    {name: 'block', required: true, description: 'The block’s number or tag.', schema: block},
    {
      name: 'fullTransactions',
      required: true,
      description: '`true` for full transactions, `false` for their hashes.',
      schema: flag,
    },
  ],
  result: {
    description: 'The block, or `null` if its number is beyond the node’s newest block.',
    schema: blockOrNull,
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
      message: 'Invalid block number params',
      cause: 'The block parameter is missing, or isn’t a number or a tag. Hashes aren’t accepted.',
      cure: 'Send a number such as `0x1af8194` or a tag, in quotes. For a hash, use `eth_getBlockByHash`.',
    },
    {
      code: -32602,
      message: 'Invalid return complete transaction params',
      cause: 'The second parameter is missing or isn’t a boolean.',
      cure: 'Send `true` or `false`. Linea Besu has no default.',
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
      title: 'Block 28,279,188 with the hash of its transaction',
      params: [mainnetBlock.number, false],
      result: mainnetBlock,
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Genesis block, in the format that blocks had until October 2025',
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
