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
            from: {type: 'string', description: 'Before.'},
            to: {type: 'string', description: 'After.'},
          },
          required: ['from', 'to'],
          additionalProperties: true,
          description: 'It changed.',
        },
        '+': {type: 'string', description: 'It is new: its value.'},
        '-': {type: 'string', description: 'It is gone: the value that it had.'},
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
        description: 'The slots that changed.',
      },
    },
    additionalProperties: true,
  },
} as const satisfies MapSchema;

const vmTrace = {
  title: 'VmTrace',
  type: 'object',
  properties: {
    code: {...data, description: 'The code that ran.'},
    ops: {
      type: 'array',
      items: {
        'x-label': 'object for a step',
        type: 'object',
        properties: {},
        additionalProperties: true,
      },
      description: 'Its steps. A step that calls has another such object in `sub`.',
    },
  },
  required: ['code', 'ops'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

export const traceCallResult = {
  title: 'TraceCallResult',
  type: 'object',
  properties: {
    output: {...data, description: 'What the call returned, or what it reverted with.'},
    trace: {
      type: 'array',
      items: flatTrace,
      description: 'The calls, each before those that it made. Empty unless `trace` was asked for.',
    },
    stateDiff: {
      anyOf: [accountChanges, nothing],
      description: 'What changed, by account. `null` unless `stateDiff` was asked for.',
    },
    vmTrace: {
      anyOf: [vmTrace, nothing],
      description: 'Every step of the EVM. `null` unless `vmTrace` was asked for.',
    },
  } satisfies Record<string, JsonSchema>,
  required: ['output', 'trace'],
  additionalProperties: true,
} as const satisfies ObjectSchema;
