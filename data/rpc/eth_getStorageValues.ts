import type {JsonSchema, RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {keptStates} from './shared/keptStates';
import {address, bytes32, nothing} from './shared/scalars';
import {invalidBlock, notCanonical, unknownBlock} from './shared/stateErrors';

/** Lists of 32 bytes, by contract: slots in the request, their values in the answer. */
const byContract = {
  type: 'object',
  propertyNames: address,
  additionalProperties: {type: 'array', items: bytes32},
} as const satisfies JsonSchema;

export const eth_getStorageValues: RpcMethod = {
  name: 'eth_getStorageValues',
  group: 'state',
  summary: 'Many storage slots of many contracts at the same block, in one request.',
  params: [
    {
      name: 'requests',
      required: true,
      description: 'The slots to read, by contract. Geth takes 32 bytes for each slot, no less.',
      schema: {
        ...byContract,
        'x-limit': 'at least one slot, and at most 1,024 in all',
      },
    },
    {
      name: 'block',
      required: true,
      description: 'The block after which the slots are read.',
      schema: blockOrHash,
    },
  ],
  result: {
    description:
      'The values by contract, those of a contract in the order of its slots; zeros for a slot that was never written. `null` when the node does not know the block.',
    schema: {anyOf: [byContract, nothing]},
  },
  errors: [
    unknownBlock,
    {
      code: -32602,
      message: 'too many slots (max 1024)',
      cause: 'All lists together name more than 1,024 slots. Geth says the same with code -38026.',
      cure: 'Spread the slots over several requests, with the same block hash in each.',
    },
    {
      code: -32602,
      message: 'empty request',
      cause: 'The object is empty, or all its lists are.',
      cure: 'Name at least one slot.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause: 'The first parameter is no object of lists, or a key or a slot is malformed.',
      cure: 'Write addresses with 40 digits as keys, and slots with 64.',
    },
    {
      code: -32000,
      message: 'World state unavailable',
      cause: 'The node no longer keeps the state of the block.',
      cure: 'Ask for a newer block, or a node that keeps all states.',
    },
    invalidBlock,
    notCanonical,
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'unconfirmed',
      note: 'The network does not document it. `-32601` means that it is not there.',
    },
    {place: 'Linea Besu', answers: 'conditional', note: 'Built on Besu 26.6.0 or newer.'},
    {place: 'other clients', answers: 'conditional', note: 'Besu from 26.6.0, Geth from 1.17.1.'},
  ],
  limits: ['At most 1,024 slots in one request.', keptStates('an error')],
  examples: [
    {
      title: 'Slot 0 of the USDC contract, in the batched form',
      params: [
        {
          '0x176211869cA2b568f2A7D4EE941E073a821EE1ff': [
            '0x0000000000000000000000000000000000000000000000000000000000000000',
          ],
        },
        'latest',
      ],
      result: {
        '0x176211869ca2b568f2a7d4ee941e073a821ee1ff': [
          '0x00000000000000000000000085e54b6659b11b09ece200728bb775332ebcea65',
        ],
      },
      seen: 'local node',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetStorageValues.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterOrBlockHashMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameterOrBlockHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/errors.go',
    'ethereum/execution-apis@033ca6e6:src/eth/state.yaml',
  ],
  checked: '2026-11-21',
};
