import type {ChoiceSchema, JsonSchema, ListSchema, MapSchema, ObjectSchema} from '../schema';
import {bytes32, data, flag, quantity} from './scalars';
import {stateOverrides} from './stateOverrides';
import {callFrame, prestate, stateDifference} from './trace';

/** What the methods `debug_trace*` take and answer. Besu: `TransactionTraceParams`, `TracerType`. */

const count = {type: 'integer', minimum: 0} as const satisfies JsonSchema;

const optionFields = {
  tracer: {
    type: 'string',
    enum: ['callTracer', 'prestateTracer', '4byteTracer', 'flatCallTracer'],
    description: 'What to record.',
    'x-default': 'every opcode',
    'x-limit': '`callTracer` or `prestateTracer` on the public endpoints, and never left out',
  },
  tracerConfig: {
    type: 'object',
    properties: {
      diffMode: {
        ...flag,
        description: '`prestateTracer`: what changed, before and after, in place of what was read.',
        'x-default': '`false`',
      },
      onlyTopCall: {
        ...flag,
        description:
          '`callTracer`: the outermost call only. Besu before 26.8.1 ignores it, as in Linea Besu up to 2.1.1.',
        'x-default': '`false`',
      },
      withLog: {
        ...flag,
        description: '`callTracer`: the events of each call. Besu up to 26.9.0 ignores it.',
        'x-default': '`false`',
      },
    },
    additionalProperties: false,
    description: 'Settings of the tracer.',
  },
  disableStorage: {
    ...flag,
    description: 'Without `tracer`: leave out what `SLOAD` and `SSTORE` touch.',
    'x-default': '`false`',
  },
  disableStack: {
    ...flag,
    description:
      'Without `tracer`: leave out the stack. Tracers need it, so do not set it for them.',
    'x-default': '`false`',
  },
  enableMemory: {
    ...flag,
    description: 'Without `tracer`: the whole memory at every step, which makes answers huge.',
    'x-default': '`false`',
  },
  disableMemory: {
    ...flag,
    description: 'The older name of the same switch. `enableMemory` wins.',
    'x-default': '`true` without `tracer`',
  },
  enableReturnData: {
    ...flag,
    description: 'Without `tracer`: what the last inner call returned, at every step.',
    'x-default': '`false`',
  },
  limit: {
    ...count,
    description: 'Without `tracer`: the most steps to record. `0` is no limit.',
    'x-default': '`0`',
  },
  opcodes: {
    type: 'array',
    items: {type: 'string'},
    description: 'Without `tracer`: record these opcodes only, by name. Besu only.',
    'x-default': 'all',
  },
} as const satisfies Record<string, JsonSchema>;

/** The options of a trace of what is in a block. */
export const tracerOptions = {
  title: 'TracerOptions',
  type: 'object',
  properties: optionFields,
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** The options of a trace of a call, whose state may differ from that of the block. */
export const tracerCallOptions = {
  title: 'TracerCallOptions',
  type: 'object',
  properties: {
    ...optionFields,
    stateOverrides: {...stateOverrides, description: 'Accounts as the call sees them.'},
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** Every step of the EVM: the answer without a tracer. Besu: `OpCodeLoggerTracerResult`, `StructLog`. */
const opcodeLog = {
  title: 'OpcodeLog',
  'x-label': 'opcode log without a tracer',
  type: 'object',
  properties: {
    gas: {...count, 'x-unit': 'gas', description: 'Without a tracer: the gas used, a JSON number.'},
    failed: {...flag, description: 'Without a tracer: whether it reverted or was halted.'},
    returnValue: {
      type: 'string',
      pattern: '^(?:0x(?:[0-9a-fA-F]{2})*)?$',
      'x-label': 'data',
      description:
        'Without a tracer: what was returned, or what it reverted with. Empty in older versions for nothing.',
    },
    structLogs: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          pc: {...count, description: 'The position in the code.'},
          op: {type: 'string', description: 'The name of the opcode.'},
          gas: {...count, 'x-unit': 'gas', description: 'The gas left before the step.'},
          gasCost: {...count, 'x-unit': 'gas', description: 'What the step costs.'},
          depth: {...count, description: 'How deep in calls, from 1.'},
          refund: {...count, 'x-unit': 'gas', description: 'The refund counter, unless it is 0.'},
          stack: {type: 'array', items: quantity, description: 'The stack, its top last.'},
          memory: {type: 'array', items: bytes32, description: 'The memory in words of 32 bytes.'},
          storage: {
            type: 'object',
            propertyNames: bytes32,
            additionalProperties: bytes32,
            description: 'Slots that the step read or wrote.',
          },
          returnData: {...data, description: 'What the last inner call returned.'},
          reason: {type: 'string', description: 'What the step reverted with.'},
          error: {type: 'string', description: 'Why the step was halted.'},
        },
        required: ['pc', 'op', 'gas', 'gasCost', 'depth'],
        additionalProperties: true,
      },
      description: 'Without a tracer: the steps, in order.',
    },
  },
  required: ['gas', 'failed', 'structLogs'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** What `4byteTracer` answers. */
const selectorCounts = {
  title: 'SelectorCounts',
  'x-label': 'selectors of `4byteTracer`',
  type: 'object',
  propertyNames: {type: 'string', pattern: '^0x[0-9a-fA-F]{8}-[0-9]+$'},
  additionalProperties: {...count, description: 'How often.'},
} as const satisfies MapSchema;

/** One trace, in the form of the tracer. Its table shows each name once, so what is not of `callTracer` says so. */
export const tracerResult = {
  title: 'TracerResult',
  anyOf: [
    {...callFrame, 'x-label': 'call frame of `callTracer`'},
    {
      ...stateDifference,
      'x-label': 'state difference of `prestateTracer` with `diffMode`',
      properties: {
        pre: {
          ...stateDifference.properties.pre,
          description: '`prestateTracer` with `diffMode`: the accounts that it changed, before.',
        },
        post: {
          ...stateDifference.properties.post,
          description: '`prestateTracer` with `diffMode`: what it changed in them, after.',
        },
      },
    },
    {...prestate, 'x-label': 'accounts of `prestateTracer`'},
    opcodeLog,
    selectorCounts,
    {
      'x-label': 'list of `flatCallTracer`',
      type: 'array',
      items: {
        'x-label': 'object, as in `trace_transaction`',
        type: 'object',
        properties: {},
        additionalProperties: true,
      },
    },
  ],
} as const satisfies ChoiceSchema;

/** The traces of the transactions of a block. */
export const tracedTransactions = {
  title: 'TracedTransactions',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      txHash: {...bytes32, description: 'The transaction. Geth and Besu name it; others may not.'},
      result: {...tracerResult, description: 'Its trace, in the form of the tracer.'},
    },
    required: ['result'],
    additionalProperties: true,
  },
} as const satisfies ListSchema;
