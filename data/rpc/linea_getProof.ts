import {exampleProof} from './examples/lineaProof';
import type {RpcMethod} from './schema';
import {byNumber} from './shared/blockParameter';
import {address, blockNumber, bytes32, slot} from './shared/scalars';
import {sparseProof} from './shared/sparseProof';

/** EIP-1898, of which the state manager reads the hash alone. */
const byHash = {
  'x-label': 'object with `blockHash`',
  type: 'object',
  properties: {blockHash: {...bytes32, description: 'The hash of the block (EIP-1898).'}},
  required: ['blockHash'],
  additionalProperties: false,
} as const;

export const linea_getProof: RpcMethod = {
  name: 'linea_getProof',
  group: 'linea',
  summary: 'An account and its storage, with proofs that a contract on Ethereum can check.',
  params: [
    {
      name: 'address',
      required: true,
      description: 'The account or the contract.',
      schema: address,
    },
    {
      name: 'storageKeys',
      required: true,
      description: 'The slots to prove. `[]` for the account alone.',
      schema: {type: 'array', items: slot},
    },
    {
      name: 'block',
      required: true,
      description:
        'The block after which state is proven: the last block of a finalization, by number or hash, or `latest`.',
      schema: {
        'x-label': 'block number, hash or `latest`',
        anyOf: [blockNumber, {type: 'string', enum: ['latest']}, bytes32, byHash, byNumber],
        'x-limit': 'not `finalized`, `safe`, `pending` or `earliest`, for which no block is found',
      },
    },
  ],
  result: {
    description:
      'A proof for the account, and one for each slot. Either has one of two forms: that something is there, or that nothing is.',
    schema: {
      title: 'SparseAccountProof',
      type: 'object',
      properties: {
        accountProof: {
          ...sparseProof,
          description: 'That the account is there with this value, or that it never existed.',
        },
        storageProofs: {
          type: 'array',
          items: sparseProof,
          description:
            'One for each key, in the order of the request. Empty, whatever was asked, when the account does not exist or has no storage.',
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
      cause:
        'The state manager keeps no state for this block: it does not end a finalization, is too old or too new, or was named by a tag other than `latest`.',
      cure: 'Ask `currentL2BlockNumber` of `LineaRollup` for the number. If it stays, wait a minute, or go back to the finalization before.',
      producer: 'shomei',
      provoked: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', [], '0xffffffffff'],
    },
    {
      code: -32601,
      message: 'Method not found',
      cause: 'The endpoint is a node. The state manager Shomei answers the method, and no client.',
      cure: 'Use an endpoint with the Linea methods.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'A parameter is missing or malformed: the third one, a key of more than 32 bytes, keys that are no array. The answer does not say which.',
      cure: 'Send three parameters in one request of its own.',
      producer: 'shomei',
      provoked: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', []],
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes', note: 'For the last block of recent finalizations.'},
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'It takes the state manager Shomei beside a Besu node with its plugin.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  limits: [
    'Shomei keeps at most 128 states in memory, and after a restart only the newest.',
    'One request at a time: no JSON-RPC batches.',
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
