import type {JsonSchema, MapSchema, ObjectSchema} from '../schema';
import {address, bytes32, data, nothing, quantity} from './scalars';

/** What `trace_*` and the tracers of `debug_*` answer. Besu: `FlatTrace`, `CallTracerResult`, `StateTraceResult`. */

const index = {type: 'integer', minimum: 0} as const satisfies JsonSchema;

/** A call, a deployment or a self-destruction inside a transaction, as `trace_*` lists it. */
export const flatTrace = {
  title: 'FlatTrace',
  type: 'object',
  properties: {
    type: {
      type: 'string',
      enum: ['call', 'create', 'suicide', 'reward'],
      description: 'What happened.',
    },
    action: {
      type: 'object',
      description: 'What was asked of the EVM.',
      properties: {
        callType: {
          type: 'string',
          enum: ['call', 'delegatecall', 'staticcall', 'callcode'],
          description: 'Calls: the opcode.',
        },
        creationMethod: {
          type: 'string',
          enum: ['create', 'create2'],
          description: 'Deployments: the opcode.',
        },
        from: {...address, description: 'Who called or deployed.'},
        to: {...address, description: 'Calls: who was called.'},
        gas: {
          ...quantity,
          'x-unit': 'gas',
          description: 'The gas at hand, without the intrinsic gas of the transaction.',
        },
        input: {...data, description: 'Calls: the calldata.'},
        init: {...data, description: 'Deployments: the init code.'},
        value: {...quantity, 'x-unit': 'wei', description: 'The ETH sent along.'},
        address: {...address, description: 'Self-destructions: the contract.'},
        balance: {
          ...quantity,
          'x-unit': 'wei',
          description: 'Self-destructions: what the contract held.',
        },
        refundAddress: {...address, description: 'Self-destructions: who received it.'},
        author: {...address, description: 'Rewards: who received it.'},
        rewardType: {type: 'string', description: 'Rewards: what for.'},
      },
      additionalProperties: true,
    },
    result: {
      anyOf: [
        {
          type: 'object',
          properties: {
            gasUsed: {
              ...quantity,
              'x-unit': 'gas',
              description: 'The gas used, before refunds and without the intrinsic gas.',
            },
            output: {...data, description: 'Calls: what was returned.'},
            code: {...data, description: 'Deployments: the runtime code.'},
            address: {...address, description: 'Deployments: the contract.'},
          },
          additionalProperties: true,
        },
        nothing,
      ],
      description: 'What came of it. Missing where `error` stands; `null` for a self-destruction.',
    },
    error: {type: 'string', description: 'Why it failed.'},
    revertReason: {...data, description: 'What it reverted with.'},
    subtraces: {...index, description: 'How many calls it made itself.'},
    traceAddress: {
      type: 'array',
      items: index,
      description: 'Its place in the tree of calls: empty for the transaction itself.',
    },
    blockHash: {...bytes32, description: 'The hash of the block.'},
    blockNumber: {...index, description: 'The number of the block, a JSON number.'},
    transactionHash: {...bytes32, description: 'The transaction.'},
    transactionPosition: {
      ...index,
      description: 'The position of the transaction in the block, a JSON number.',
    },
  },
  required: ['type', 'action', 'subtraces', 'traceAddress'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

const frameFields = {
  type: {
    type: 'string',
    enum: ['CALL', 'STATICCALL', 'DELEGATECALL', 'CALLCODE', 'CREATE', 'CREATE2', 'SELFDESTRUCT'],
    description: 'The opcode.',
  },
  from: {...address, description: 'Who called or deployed.'},
  to: {...address, description: 'Who was called, or the new contract.'},
  value: {...quantity, 'x-unit': 'wei', description: 'The ETH sent along.'},
  gas: {...quantity, 'x-unit': 'gas', description: 'The gas at hand.'},
  gasUsed: {...quantity, 'x-unit': 'gas', description: 'The gas used.'},
  input: {...data, description: 'The calldata, or the init code.'},
  output: {...data, description: 'What was returned, or the runtime code.'},
  error: {type: 'string', description: 'Why it failed.'},
  revertReason: {type: 'string', description: 'The text that it reverted with, if any.'},
} as const satisfies Record<string, JsonSchema>;

const frameRequired = ['type', 'from', 'gas', 'gasUsed', 'input'] as const;

/**
 * What `callTracer` answers: a call with the calls that it made, and so on inward.
 * The calls inside are plain objects here, since a schema without references has no other end.
 */
export const callFrame = {
  title: 'CallFrame',
  type: 'object',
  properties: {
    ...frameFields,
    calls: {
      type: 'array',
      items: {
        title: 'InnerCallFrame',
        'x-label': 'object of the same form',
        type: 'object',
        properties: {},
        additionalProperties: true,
      },
      description: 'The calls that it made, each in the form of this object. Missing when none.',
    },
  },
  required: frameRequired,
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** Accounts before a transaction, by address: what `prestateTracer` answers without `diffMode`. */
export const prestate = {
  title: 'Prestate',
  type: 'object',
  propertyNames: address,
  additionalProperties: {
    type: 'object',
    properties: {
      balance: {...quantity, 'x-unit': 'wei', description: 'The ETH balance.'},
      nonce: {...index, description: 'The nonce, a JSON number.'},
      code: {...data, description: 'The code.'},
      codeHash: {...bytes32, description: 'The Keccak hash of the code.'},
      storage: {
        type: 'object',
        propertyNames: bytes32,
        additionalProperties: bytes32,
        description: 'The slots that the transaction touched.',
      },
    },
    additionalProperties: true,
  },
} as const satisfies MapSchema;

/** What a transaction changed: what `prestateTracer` answers with `diffMode`. */
export const stateDifference = {
  title: 'StateDifference',
  type: 'object',
  properties: {
    pre: {...prestate, description: 'The accounts that it changed, before.'},
    post: {...prestate, description: 'What it changed in them, after.'},
  },
  required: ['pre', 'post'],
  additionalProperties: true,
} as const satisfies ObjectSchema;
