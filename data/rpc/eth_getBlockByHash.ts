import type {RpcMethod} from './schema';
import {blockOrNull} from './shared/block';
import {mainnetBlock, mainnetFullBlock} from './shared/mainnetBlock';
import {bytes32, flag} from './shared/scalars';

export const eth_getBlockByHash: RpcMethod = {
  name: 'eth_getBlockByHash',
  group: 'blocks',
  summary: 'Returns the block with a given hash, with its transactions or their hashes.',
  params: [
    {name: 'blockHash', required: true, description: 'The block hash.', schema: bytes32},
    {
      name: 'fullTransactions',
      required: true,
      description: '`true` for full transactions, `false` for their hashes.',
      schema: flag,
    },
  ],
  result: {
    description: 'The block, or `null` if the node has no block with this hash.',
    schema: blockOrNull,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid block hash params',
      cause: 'The hash is missing or isn’t 32 bytes. The method doesn’t accept a number or a tag.',
      cure: 'Send `0x` and 64 digits. For a number or a tag, use `eth_getBlockByNumber`.',
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
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  examples: [
    {
      title: 'Block 28,279,188 with its transaction',
      params: [mainnetBlock.hash, true],
      result: mainnetFullBlock,
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Unknown block hash',
      params: ['0x0000000000000000000000000000000000000000000000000000000000000001', false],
      result: null,
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {
    action: 'getBlock',
    args: [{object: {blockHash: {param: 0}, includeTransactions: {param: 1}}}],
  },
  ethers: {action: 'getBlock', args: [{param: 0}, {param: 1}]},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetBlockByHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/BlockResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Hash.java',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getblockbyhash.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_getblockbyhash',
  ],
  checked: '2026-11-21',
};
