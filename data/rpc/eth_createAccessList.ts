import type {RpcMethod} from './schema';
import {accessList} from './shared/accessList';
import {block} from './shared/blockParameter';
import {call, callFields} from './shared/call';
import {invalidCall} from './shared/callErrors';
import {keptStates} from './shared/keptStates';
import {quantity} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';
import {unlisted} from './shared/unlisted';

export const eth_createAccessList: RpcMethod = {
  name: 'eth_createAccessList',
  group: 'calls',
  summary: 'Returns the storage slots that a transaction touches, as an access list.',
  params: [
    {
      name: 'call',
      required: true,
      description: 'The transaction. The search starts from its `accessList`, if it has one.',
      schema: {
        ...call,
        properties: {
          ...callFields,
          gas: {
            ...callFields.gas,
            description:
              'The maximum gas for the call. Linea Besu ignores it, and uses 16,777,216.',
            'x-default': 'on Geth, the node’s maximum',
          },
          strict: {
            ...callFields.strict,
            description: 'Besu only: whether the sender must be able to pay for the gas.',
            'x-default': '`true`',
          },
        },
      },
    },
    {
      name: 'block',
      required: false,
      description: 'The block whose state the transaction runs on.',
      schema: {...block, 'x-default': '`pending` on Besu, `latest` on Geth'},
    },
    {
      name: 'stateOverrides',
      required: false,
      description: 'Changes to accounts, for this call only.',
      schema: {...stateOverrides, 'x-default': 'no changes'},
    },
  ],
  result: {
    description: 'The access list, and the gas used with it.',
    schema: {
      title: 'AccessListEstimate',
      type: 'object',
      properties: {
        accessList: {
          ...accessList,
          description:
            'The slots by contract. Linea Besu lists only contracts whose storage was touched.',
        },
        gasUsed: {
          ...quantity,
          'x-unit': 'gas',
          description: 'The gas that the transaction used with the list.',
        },
        error: {
          type: 'string',
          description:
            'Only if the transaction failed. On Linea Besu it’s always `execution reverted`, for any reason.',
        },
      },
      required: ['accessList', 'gasUsed'],
      additionalProperties: true,
    },
  },
  errors: [
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node has no block with this number (or hash, on Besu after 26.9.0).',
      cure: 'Use `latest`, or check the number or hash.',
    },
    {
      code: -32000,
      message: 'World state unavailable',
      cause: 'The node no longer keeps the state of the block.',
      cure: 'Omit the block, or use a node that keeps all states.',
    },
    {
      code: -32004,
      message: 'Upfront cost exceeds account balance',
      cause:
        'The call sets a price, at which the real balance of `from` doesn’t cover `value` plus 21,000 gas.',
      cure: 'Omit the price fields.',
    },
    invalidCall,
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The second parameter isn’t a number or a tag.',
      cure: 'Omit the block. Besu up to 26.9.0 rejects a block hash here.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The third parameter isn’t a map of overrides, or one of its accounts has both `state` and `stateDiff`.',
      cure: 'Correct the overrides.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Omit the block.',
    },
  ],
  availability: [
    ...unlisted,
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes', note: 'Geth supports it.'},
  ],
  limits: [
    'On Besu, the transaction runs with at most 16,777,216 gas (EIP-7825), whatever `gas` it sets.',
    keptStates('`World state unavailable`'),
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Storage slots that a wrapped ether balance call reads',
      params: [
        {
          to: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
          data: '0x70a082310000000000000000000000001111111111111111111111111111111111111111',
        },
        'latest',
      ],
      result: {
        accessList: [
          {
            address: '0xe5d7c2a44ffddf6b295a15c148167daaaf5cf34f',
            storageKeys: ['0xfc40ea33816453f766ebc0872d4b5152b468882abe7b6b35528069db4d6e41c4'],
          },
        ],
        gasUsed: '0x653b',
      },
      seen: 'local node',
      stable: false,
    },
  ],
  viem: {
    action: 'createAccessList',
    args: [
      {
        object: {
          to: {param: 0, path: ['to']},
          data: {param: 0, path: ['data']},
          blockTag: {param: 1},
        },
      },
    ],
  },
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthCreateAccessList.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractEstimateGas.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/CreateAccessListResult.java',
    'besu-eth/besu@683880ba:evm/src/main/java/org/hyperledger/besu/evm/tracing/AccessListOperationTracer.java',
    'besu-eth/besu@22d513e3:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthCreateAccessList.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://eips.ethereum.org/EIPS/eip-2930',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
  ],
  checked: '2026-11-21',
};
