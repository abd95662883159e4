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
      description: 'The type of the action.',
    },
    action: {
      type: 'object',
      description: 'The action that the EVM executed.',
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
        from: {...address, description: 'The caller or deployer.'},
        to: {...address, description: 'Calls: the called account.'},
        gas: {
          ...quantity,
          'x-unit': 'gas',
          description: 'The available gas, without the transaction’s intrinsic gas.',
        },
        input: {...data, description: 'Calls: the calldata.'},
        init: {...data, description: 'Deployments: the init code.'},
        value: {...quantity, 'x-unit': 'wei', description: 'The ETH sent with the call.'},
        address: {...address, description: 'Self-destructions: the contract.'},
        balance: {
          ...quantity,
          'x-unit': 'wei',
          description: 'Self-destructions: the contract’s balance.',
        },
        refundAddress: {
          ...address,
          description: 'Self-destructions: the recipient of the balance.',
        },
        author: {...address, description: 'Rewards: the recipient.'},
        rewardType: {type: 'string', description: 'Rewards: the type.'},
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
            output: {...data, description: 'Calls: the returned data.'},
            code: {...data, description: 'Deployments: the runtime code.'},
            address: {...address, description: 'Deployments: the contract.'},
          },
          additionalProperties: true,
        },
        nothing,
      ],
      description: 'The result. Missing if `error` is present; `null` for a self-destruction.',
    },
    error: {type: 'string', description: 'The reason for the failure.'},
    revertReason: {...data, description: 'The revert data.'},
    subtraces: {...index, description: 'The number of direct inner calls.'},
    traceAddress: {
      type: 'array',
      items: index,
      description: 'The position in the call tree: empty for the transaction itself.',
    },
    blockHash: {...bytes32, description: 'The block hash.'},
    blockNumber: {...index, description: 'The block number, a JSON number.'},
    transactionHash: {...bytes32, description: 'The transaction hash.'},
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
  from: {...address, description: 'The caller or deployer.'},
  to: {...address, description: 'The called account or the new contract.'},
  value: {...quantity, 'x-unit': 'wei', description: 'The ETH sent with the call.'},
  gas: {...quantity, 'x-unit': 'gas', description: 'The available gas.'},
  gasUsed: {...quantity, 'x-unit': 'gas', description: 'The gas used.'},
  input: {...data, description: 'The calldata, or the init code.'},
  output: {...data, description: 'The returned data or the runtime code.'},
  error: {type: 'string', description: 'The reason for the failure.'},
  revertReason: {type: 'string', description: 'The revert text, if any.'},
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
        'x-label': 'objects like this one',
        type: 'object',
        properties: {},
        additionalProperties: true,
      },
      description: 'The inner calls. Missing if there are none.',
    },
  },
  required: frameRequired,
  additionalProperties: true,
} as const satisfies ObjectSchema;

const accountFields = {
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
} as const satisfies Record<string, JsonSchema>;

/** Accounts before a transaction, by address: what `prestateTracer` answers without `diffMode`. */
export const prestate = {
  title: 'Prestate',
  type: 'object',
  propertyNames: address,
  additionalProperties: {type: 'object', properties: accountFields, additionalProperties: true},
} as const satisfies MapSchema;

/** Accounts that a transaction changed, by address. */
const changedAccounts = {
  title: 'ChangedAccounts',
  type: 'object',
  propertyNames: address,
  additionalProperties: {
    type: 'object',
    properties: {
      ...accountFields,
      storage: {...accountFields.storage, description: 'The slots that the transaction changed.'},
    },
    additionalProperties: true,
  },
} as const satisfies MapSchema;

/** What a transaction changed: what `prestateTracer` answers with `diffMode`. */
export const stateDifference = {
  title: 'StateDifference',
  type: 'object',
  properties: {
    pre: {...changedAccounts, description: 'The changed accounts, before the transaction.'},
    post: {...changedAccounts, description: 'Their changed values, after the transaction.'},
  },
  required: ['pre', 'post'],
  additionalProperties: true,
} as const satisfies ObjectSchema;
