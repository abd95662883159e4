import type {RpcMethod} from './schema';
import {accessList} from './shared/accessList';
import {block} from './shared/blockParameter';
import {call} from './shared/call';
import {invalidCall} from './shared/callErrors';
import {quantity} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';

export const eth_createAccessList: RpcMethod = {
  name: 'eth_createAccessList',
  group: 'calls',
  summary: 'The storage slots that a transaction would touch, as an access list.',
  params: [
    {
      name: 'call',
      required: true,
      description: 'The transaction. An `accessList` in it is where the search starts.',
      schema: call,
    },
    {
      name: 'block',
      required: false,
      description: 'The block on whose state the transaction runs.',
      schema: {...block, 'x-default': '`pending` on Besu, `latest` on Geth'},
    },
    {
      name: 'stateOverrides',
      required: false,
      description: 'Accounts as this one call sees them.',
      schema: {...stateOverrides, 'x-default': 'the state of the block as it is'},
    },
  ],
  result: {
    description: 'The list, and what the transaction uses with it.',
    schema: {
      title: 'AccessListEstimate',
      type: 'object',
      properties: {
        accessList: {
          ...accessList,
          description:
            'The slots by contract. Linea Besu names only contracts whose storage was touched.',
        },
        gasUsed: {
          ...quantity,
          'x-unit': 'gas',
          description: 'The gas that the transaction used with the list.',
        },
        error: {
          type: 'string',
          description:
            'There only when the transaction failed. Linea Besu then always says `execution reverted`, whatever the reason.',
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
      cause: 'The node does not have a block with this number.',
      cure: 'Leave the block out, or ask for a lower one.',
    },
    {
      code: -32000,
      message: 'World state unavailable',
      cause: 'The node no longer keeps the state of the block.',
      cure: 'Leave the block out, or ask a node that keeps all states.',
    },
    {
      code: -32004,
      message: 'Upfront cost exceeds account balance',
      cause:
        'The call names `gasPrice` or `maxFeePerGas`, and what `from` holds on chain beside `value` does not pay for 21,000 gas at that price.',
      cure: 'Leave the price fields out.',
    },
    invalidCall,
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The second parameter is neither a number nor a tag.',
      cure: 'Leave it out. Besu up to 26.9 refuses the hash of a block here.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The third parameter is no map of overrides, or an account in it has both `state` and `stateDiff`.',
      cure: 'Correct the overrides.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
      cure: 'Leave the block out.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'unconfirmed'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes', note: 'Geth answers it.'},
  ],
  limits: [
    'The transaction runs with at most 16,777,216 gas on Besu (EIP-7825).',
    'A Linea Besu node of the shipped profiles keeps the state of the newest 512 blocks, unless `--bonsai-historical-block-limit` says otherwise.',
  ],
  examples: [
    {
      title: 'What a balance of wrapped ether reads',
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
  ],
  checked: '2026-11-21',
};
