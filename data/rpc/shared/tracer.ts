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
    description: 'The tracer.',
    'x-default': 'every opcode',
    'x-limit': 'public endpoints require `callTracer` or `prestateTracer`',
  },
  tracerConfig: {
    type: 'object',
    properties: {
      diffMode: {
        ...flag,
        description: '`prestateTracer`: returns only changed values, before and after.',
        'x-default': '`false`',
      },
      onlyTopCall: {
        ...flag,
        description:
          '`callTracer`: returns only the outermost call. Besu before 26.8.1 ignores it, including Linea Besu up to 2.1.1.',
        'x-default': '`false`',
      },
      withLog: {
        ...flag,
        description: '`callTracer`: adds each call’s events. Besu up to 26.9.0 ignores it.',
        'x-default': '`false`',
      },
    },
    additionalProperties: false,
    description: 'The tracer’s settings.',
  },
  disableStorage: {
    ...flag,
    description: 'Without `tracer`: omits the slots that `SLOAD` and `SSTORE` access.',
    'x-default': '`false`',
  },
  disableStack: {
    ...flag,
    description:
      'Without `tracer`: omits the stack. Don’t set it with a tracer, which needs the stack.',
    'x-default': '`false`',
  },
  enableMemory: {
    ...flag,
    description: 'Without `tracer`: adds the whole memory to every step. Responses become huge.',
    'x-default': '`false`',
  },
  disableMemory: {
    ...flag,
    description: 'The older option, with the opposite meaning. `enableMemory` overrides it.',
    'x-default': '`true` without `tracer`',
  },
  enableReturnData: {
    ...flag,
    description: 'Without `tracer`: adds the last inner call’s return data to every step.',
    'x-default': '`false`',
  },
  limit: {
    ...count,
    description: 'Without `tracer`: the maximum number of steps. `0` means no limit.',
    'x-default': '`0`',
  },
  opcodes: {
    type: 'array',
    items: {type: 'string'},
    description: 'Without `tracer`: records only these opcodes. Besu only.',
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
    stateOverrides: {...stateOverrides, description: 'State overrides for this call.'},
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** Every step of the EVM: the answer without a tracer. Besu: `OpCodeLoggerTracerResult`, `StructLog`. */
const opcodeLog = {
  title: 'OpcodeLog',
  type: 'object',
  properties: {
    gas: {...count, 'x-unit': 'gas', description: 'The gas used, a JSON number.'},
    failed: {...flag, description: 'Whether the transaction reverted or halted.'},
    returnValue: {
      type: 'string',
      pattern: '^(?:0x(?:[0-9a-fA-F]{2})*)?$',
      'x-label': 'data',
      description:
        'The return data or revert data. Older versions return an empty string for no data.',
    },
    structLogs: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          pc: {...count, description: 'The position in the code.'},
          op: {type: 'string', description: 'The opcode’s name.'},
          gas: {...count, 'x-unit': 'gas', description: 'The gas left before the step.'},
          gasCost: {...count, 'x-unit': 'gas', description: 'The gas cost of the step.'},
          depth: {...count, description: 'The call depth, from 1.'},
          refund: {
            ...count,
            'x-unit': 'gas',
            description: 'The refund counter. Missing if it’s 0.',
          },
          stack: {type: 'array', items: quantity, description: 'The stack, with its top last.'},
          memory: {type: 'array', items: bytes32, description: 'The memory, in 32-byte words.'},
          storage: {
            type: 'object',
            propertyNames: bytes32,
            additionalProperties: bytes32,
            description: 'The slots that the step read or wrote.',
          },
          returnData: {...data, description: 'The last inner call’s return data.'},
          reason: {type: 'string', description: 'The revert reason of the step.'},
          error: {type: 'string', description: 'The reason why execution halted.'},
        },
        required: ['pc', 'op', 'gas', 'gasCost', 'depth'],
        additionalProperties: true,
      },
      description: 'The steps, in order.',
    },
  },
  required: ['gas', 'failed', 'structLogs'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** What `4byteTracer` answers. */
const selectorCounts = {
  title: 'SelectorCounts',
  type: 'object',
  propertyNames: {
    type: 'string',
    pattern: '^0x[0-9a-fA-F]{8}-[0-9]+$',
    'x-label': 'selector and length',
  },
  additionalProperties: {...count, description: 'The number of calls.'},
} as const satisfies MapSchema;

/** One trace, in the form of the tracer. */
export const tracerResult = {
  title: 'TracerResult',
  'x-label': 'depends on the tracer',
  anyOf: [
    {
      ...callFrame,
      'x-when': 'With `callTracer`',
      description: 'The outermost call, which contains the inner calls.',
    },
    {
      ...prestate,
      'x-when': 'With `prestateTracer`',
      description: 'The touched accounts, as they were before.',
    },
    {
      ...stateDifference,
      'x-when': 'With `prestateTracer` and `diffMode`',
      description: 'Two maps of the changed accounts.',
    },
    {
      ...opcodeLog,
      'x-when': 'Without a tracer',
      description: 'The gas used and every executed opcode.',
    },
    {
      ...selectorCounts,
      'x-when': 'With `4byteTracer`',
      description:
        'The number of calls by key. The key `0x70a08231-32` means this selector with 32 bytes of arguments.',
    },
    {
      type: 'array',
      items: {
        type: 'object',
        properties: {},
        additionalProperties: true,
      },
      'x-when': 'With `flatCallTracer`',
      description:
        'The list that [`trace_transaction`](/api/reference/trace-transaction#returns) returns.',
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
      txHash: {
        ...bytes32,
        description: 'The transaction hash. Geth and Besu include it; other clients may not.',
      },
      result: {...tracerResult, description: 'The transaction’s trace, in the tracer’s format.'},
    },
    required: ['result'],
    additionalProperties: true,
  },
} as const satisfies ListSchema;
