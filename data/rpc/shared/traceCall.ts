import type {ChoiceSchema, JsonSchema, MapSchema, ObjectSchema, TextSchema} from '../schema';
import {address, bytes32, data, nothing} from './scalars';
import {flatTrace} from './trace';

/** What `trace_call` takes and answers beside the call. Besu: `TraceTypeParameter`, `TraceCallResult`, `DiffNode`. */

export const traceType = {
  title: 'TraceType',
  type: 'string',
  enum: ['trace', 'stateDiff', 'vmTrace'],
} as const satisfies TextSchema;

const change = {
  title: 'Change',
  'x-label': '`=` or an object',
  anyOf: [
    {type: 'string', enum: ['=']},
    {
      type: 'object',
      properties: {
        '*': {
          type: 'object',
          properties: {
            from: {type: 'string', description: 'The value before.'},
            to: {type: 'string', description: 'The value after.'},
          },
          required: ['from', 'to'],
          additionalProperties: true,
          description: 'A changed value.',
        },
        '+': {type: 'string', description: 'A new value.'},
        '-': {type: 'string', description: 'A removed value, as it was before.'},
      },
      additionalProperties: true,
    },
  ],
} as const satisfies ChoiceSchema;

const accountChanges = {
  title: 'AccountChanges',
  type: 'object',
  propertyNames: address,
  additionalProperties: {
    type: 'object',
    properties: {
      balance: {...change, description: 'The ETH balance.'},
      code: {...change, description: 'The code.'},
      nonce: {...change, description: 'The nonce.'},
      storage: {
        type: 'object',
        propertyNames: bytes32,
        additionalProperties: change,
        description: 'The changed slots.',
      },
    },
    additionalProperties: true,
  },
} as const satisfies MapSchema;

const vmTrace = {
  title: 'VmTrace',
  type: 'object',
  properties: {
    code: {...data, description: 'The executed code.'},
    ops: {
      type: 'array',
      items: {
        'x-label': 'object for a step',
        type: 'object',
        properties: {},
        additionalProperties: true,
      },
      description: 'The steps. A step that makes a call contains another such object in `sub`.',
    },
  },
  required: ['code', 'ops'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

export const traceCallResult = {
  title: 'TraceCallResult',
  type: 'object',
  properties: {
    output: {...data, description: 'The return data or revert data.'},
    trace: {
      type: 'array',
      items: flatTrace,
      description: 'The calls, each before its inner calls. Empty unless you request `trace`.',
    },
    stateDiff: {
      anyOf: [accountChanges, nothing],
      description: 'The changes, by account. `null` unless you request `stateDiff`.',
    },
    vmTrace: {
      anyOf: [vmTrace, nothing],
      description: 'Every EVM step. `null` unless you request `vmTrace`.',
    },
  } satisfies Record<string, JsonSchema>,
  required: ['output', 'trace'],
  additionalProperties: true,
} as const satisfies ObjectSchema;
