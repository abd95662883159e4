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
  summary: 'Returns storage slots of several contracts at one block, in one request.',
  params: [
    {
      name: 'requests',
      required: true,
      description: 'The slots to read, by contract. Geth requires 32 bytes for each slot.',
      schema: {
        ...byContract,
        'x-limit': '1 to 1,024 slots in total',
      },
    },
    {
      name: 'block',
      required: true,
      description: 'The slots are read after this block.',
      schema: blockOrHash,
    },
  ],
  result: {
    description:
      'The values by contract, in the order of its requested slots. `null` if the node doesn’t have the block.',
    schema: {anyOf: [byContract, nothing]},
  },
  errors: [
    unknownBlock,
    {
      code: -32602,
      message: 'too many slots (max 1024)',
      cause:
        'The lists contain more than 1,024 slots in total. Geth returns this message with code -38026.',
      cure: 'Split the slots into several requests with the same block hash.',
    },
    {
      code: -32602,
      message: 'empty request',
      cause: 'The object is empty, or all its lists are empty.',
      cure: 'Send at least one slot.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause: 'The first parameter isn’t an object of lists, or a key or slot is malformed.',
      cure: 'Use addresses with 40 digits as keys, and slots with 64 digits.',
    },
    {
      code: -32000,
      message: 'World state unavailable',
      cause: 'The node no longer has the block’s state.',
      cure: 'Use a newer block, or a node that keeps all states.',
    },
    invalidBlock,
    notCanonical,
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'unconfirmed',
      note: 'Not listed by Linea. An endpoint without the method returns `-32601`.',
    },
    {
      place: 'Infura',
      answers: 'unconfirmed',
      note: 'Infura’s method list for Linea doesn’t contain it.',
    },
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'Since package 2.0.0 (July 2026), which contains Besu 26.6.1.',
    },
    {
      place: 'other clients',
      answers: 'conditional',
      note: 'Besu from 26.6.0 and Geth from 1.17.1 (both 2026).',
    },
  ],
  limits: ['A request can contain up to 1,024 slots.', keptStates('`World state unavailable`')],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Slot 0 of the USDC contract',
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
      seen: 'computed',
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
    'LFDT-Lineth/lineth-monorepo@025031d0:linea-besu/package/CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/errors.go',
    'ethereum/execution-apis@033ca6e6:src/eth/state.yaml',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
  ],
  checked: '2026-11-21',
};
