import type {ObjectSchema} from '../schema';
import {address, bytes32, data, flag, quantity} from './scalars';

/** An event that a contract emitted in a mined transaction. Besu: `LogResult`, `TransactionReceiptLogResult`. */
export const log = {
  title: 'Log',
  type: 'object',
  properties: {
    address: {...address, description: 'The contract that emitted the event.'},
    topics: {
      type: 'array',
      items: bytes32,
      maxItems: 4,
      description:
        'The hash of the event’s signature, unless it is anonymous, and the indexed arguments.',
    },
    data: {...data, description: 'The other arguments, ABI-encoded.'},
    blockNumber: {...quantity, description: 'The number of the block.'},
    transactionHash: {...bytes32, description: 'The transaction that emitted the event.'},
    transactionIndex: {...quantity, description: 'Its position in the block, from 0.'},
    blockHash: {...bytes32, description: 'The hash of the block.'},
    blockTimestamp: {
      ...quantity,
      'x-unit': 'unix seconds',
      description: 'The time of the block. Older nodes leave it out.',
    },
    logIndex: {...quantity, description: 'The position of the event in the block, from 0.'},
    removed: {
      ...flag,
      description: 'Whether a reorganization took the block out of the chain.',
    },
  },
  required: [
    'address',
    'topics',
    'data',
    'blockNumber',
    'transactionHash',
    'transactionIndex',
    'blockHash',
    'logIndex',
    'removed',
  ],
  additionalProperties: true,
} as const satisfies ObjectSchema;
