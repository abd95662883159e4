import {exampleProof} from './examples/lineaProof';
import type {RpcMethod} from './schema';
import {byNumber} from './shared/blockParameter';
import {address, blockNumber, bytes32, slot} from './shared/scalars';
import {sparseProof} from './shared/sparseProof';

/** EIP-1898, of which the state manager reads only the hash. */
const byHash = {
  'x-label': 'object with `blockHash`',
  type: 'object',
  properties: {blockHash: {...bytes32, description: 'The block hash (EIP-1898).'}},
  required: ['blockHash'],
  additionalProperties: false,
} as const;

export const linea_getProof: RpcMethod = {
  name: 'linea_getProof',
  group: 'linea',
  summary:
    'Returns an account and its storage slots, with proofs that a contract on Ethereum can verify.',
  params: [
    {
      name: 'address',
      required: true,
      description: 'The account or contract.',
      schema: address,
    },
    {
      name: 'storageKeys',
      required: true,
      description: 'The slots to prove. Send `[]` to prove only the account.',
      schema: {type: 'array', items: slot},
    },
    {
      name: 'block',
      required: true,
      description:
        'The block whose final state is proven: `latest`, or a finalization’s last block.',
      schema: {
        'x-label': 'block number, hash or `latest`',
        anyOf: [blockNumber, {type: 'string', enum: ['latest']}, bytes32, byHash, byNumber],
        'x-limit': 'not `finalized`, `safe`, `pending` or `earliest`, which return an error',
      },
    },
  ],
  result: {
    description: 'One proof for the account, and one for each slot.',
    schema: {
      title: 'SparseAccountProof',
      type: 'object',
      properties: {
        accountProof: {
          ...sparseProof,
          description: 'Proves that the account has this value, or that it never existed.',
        },
        storageProofs: {
          type: 'array',
          items: sparseProof,
          description:
            'One proof for each key, in order. Empty if the account doesn’t exist or has no storage.',
        },
      },
      required: ['accountProof', 'storageProofs'],
      additionalProperties: true,
    },
  },
  errors: [
    {
      code: -32600,
      message: 'BLOCK_MISSING_IN_CHAIN - block is missing',
      cause: 'The state manager has no state for this block, or the tag isn’t `latest`.',
      cure: 'Use the block from `currentL2BlockNumber` of `LineaRollup`. If the error remains, wait a minute.',
      producer: 'shomei',
      provoked: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', [], '0xffffffffff'],
    },
    {
      code: -32601,
      message: 'Method not found',
      cause: 'The endpoint is a node. Only the state manager Shomei has the method.',
      cure: 'Use an endpoint that supports the Linea methods.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause: 'A parameter is missing or malformed, such as a key of more than 32 bytes.',
      cure: 'Send all three parameters, in a single request outside a batch.',
      producer: 'shomei',
      provoked: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', []],
    },
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'yes',
      note: 'For the last block of each recent finalization.',
    },
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'The method needs the state manager Shomei, and a Besu node with Shomei’s plugin.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  limits: [
    'Shomei keeps at most 128 states in memory. After a restart, it has only the newest state.',
    'Shomei doesn’t accept JSON-RPC batches. Send one request at a time.',
  ],
  examples: [exampleProof],
  playground: true,
  sources: [
    'Consensys/shomei@3f47bedc:services/rpc/server/src/main/java/net/consensys/shomei/rpc/server/method/LineaGetProof.java',
    'Consensys/shomei@3f47bedc:services/rpc/server/src/main/java/net/consensys/shomei/rpc/server/method/BlockParameterJsonRpcMethod.java',
    'Consensys/shomei@3f47bedc:services/rpc/server/src/main/java/net/consensys/shomei/rpc/server/JsonRpcService.java',
    'Consensys/shomei@3f47bedc:services/rpc/server/src/main/java/net/consensys/shomei/rpc/server/JsonRpcExecutorHandler.java',
    'Consensys/shomei@3f47bedc:core/src/main/java/net/consensys/shomei/storage/ZkWorldStateArchive.java',
    'Consensys/shomei@3f47bedc:core/src/main/java/net/consensys/shomei/proof/WorldStateProofProvider.java',
    'Consensys/shomei@3f47bedc:core/src/main/java/net/consensys/shomei/ZkAccount.java',
    'Consensys/shomei@3f47bedc:sync/src/main/java/net/consensys/shomei/fullsync/FullSyncDownloader.java',
    'Consensys/shomei@3f47bedc:trie/src/main/java/net/consensys/shomei/trie/ZKTrie.java',
    'Consensys/shomei@3f47bedc:trie/src/main/java/net/consensys/shomei/trie/model/LeafOpening.java',
    'Consensys/shomei@3f47bedc:util/src/main/java/net/consensys/shomei/util/bytes/PoseidonSafeBytesUtils.java',
    'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/libraries/SparseMerkleProof.sol',
    'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/libraries/Poseidon2.sol',
    'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/rollup/ZkEvmV2.sol',
    'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
    'LFDT-Lineth/lineth-monorepo@12a87555:contracts/src/rollup/LinethRollupBase.sol',
    'LFDT-Lineth/lineth-monorepo@cb180134:contracts/test/hardhat/libraries/SparseMerkleProof.ts',
    'LFDT-Lineth/lineth-monorepo@cb180134:e2e/src/shomei-get-proof.spec.ts',
    'https://github.com/unruggable-labs/unruggable-gateways/pull/14',
    'Consensys/doc.linea@994028bc:docs/api/reference/linea-getproof.mdx',
  ],
  checked: '2026-11-22',
};
