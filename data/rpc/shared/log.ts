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
        'The hash of the event’s signature, then the indexed arguments. Anonymous events omit the hash.',
    },
    data: {...data, description: 'The other arguments, ABI-encoded.'},
    blockNumber: {...quantity, description: 'The block number.'},
    transactionHash: {...bytes32, description: 'The transaction that emitted the event.'},
    transactionIndex: {
      ...quantity,
      description: 'The transaction’s position in the block, from 0.',
    },
    blockHash: {...bytes32, description: 'The block hash.'},
    blockTimestamp: {
      ...quantity,
      'x-unit': 'unix seconds',
      description: 'The block’s timestamp. Older nodes omit it.',
    },
    logIndex: {...quantity, description: 'The event’s position in the block, from 0.'},
    removed: {
      ...flag,
      description: 'Whether a reorganization removed the block from the chain.',
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
