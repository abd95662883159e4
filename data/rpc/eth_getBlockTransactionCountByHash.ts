import type {RpcMethod} from './schema';
import {mainnetBlock} from './shared/mainnetBlock';
import {bytes32, nothing, quantity} from './shared/scalars';

export const eth_getBlockTransactionCountByHash: RpcMethod = {
  name: 'eth_getBlockTransactionCountByHash',
  group: 'blocks',
  summary: 'Returns the number of transactions in the block with a given hash.',
  params: [{name: 'blockHash', required: true, description: 'The block hash.', schema: bytes32}],
  result: {
    description: 'The number of transactions, or `null` if the node has no block with this hash.',
    schema: {anyOf: [quantity, nothing]},
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid block hash params',
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
  examples: [
    {
      title: 'Transaction count of block 28,279,188',
      params: [mainnetBlock.hash],
      result: '0x1',
      seen: 'computed',
      stable: false,
    },
    {
      title: 'Unknown block hash',
      params: ['0x0000000000000000000000000000000000000000000000000000000000000001'],
      result: null,
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {action: 'getBlockTransactionCount', args: [{object: {blockHash: {param: 0}}}]},
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetBlockTransactionCountByHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Hash.java',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getblocktransactioncountbyhash.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_getblocktransactioncountbyhash',
  ],
  checked: '2026-11-21',
};
