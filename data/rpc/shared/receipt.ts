import type {ObjectSchema} from '../schema';
import {log} from './log';
import {address, bloom, bytes32, data, nothing, quantity} from './scalars';

/** What became of a mined transaction. Besu: `TransactionReceiptResult`. */
export const receipt = {
  title: 'Receipt',
  type: 'object',
  properties: {
    transactionHash: {...bytes32, description: 'The transaction hash.'},
    transactionIndex: {
      ...quantity,
      description: 'The transaction’s position in the block, from 0.',
    },
    blockHash: {...bytes32, description: 'The block hash.'},
    blockNumber: {...quantity, description: 'The block number.'},
    type: {...quantity, description: 'The transaction type.'},
    status: {
      type: 'string',
      enum: ['0x0', '0x1'],
      description: '`0x1`: success. `0x0`: failure. The gas is paid, and the changes are undone.',
    },
    from: {...address, description: 'The sender.'},
    to: {
      anyOf: [address, nothing],
      description: 'The recipient, or `null` for a deployment.',
    },
    contractAddress: {
      anyOf: [address, nothing],
      description:
        'The deployed contract’s address, even if the deployment failed. `null` for other transactions.',
    },
    gasUsed: {...quantity, 'x-unit': 'gas', description: 'The gas that the transaction used.'},
    cumulativeGasUsed: {
      ...quantity,
      'x-unit': 'gas',
      description: 'The gas used in the block up to and including this transaction.',
    },
    effectiveGasPrice: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'The price paid. Multiplied by `gasUsed`, it’s the whole fee on Linea.',
    },
    logs: {type: 'array', items: log, description: 'The events, in order.'},
    logsBloom: {...bloom, description: 'A bloom filter over the events’ addresses and topics.'},
    revertReason: {
      ...data,
      description: 'The contract’s revert data. Besu only, and only if the node stores it.',
    },
  },
  required: [
    'transactionHash',
    'transactionIndex',
    'blockHash',
    'blockNumber',
    'type',
    'status',
    'from',
    'to',
    'contractAddress',
    'gasUsed',
    'cumulativeGasUsed',
    'effectiveGasPrice',
    'logs',
    'logsBloom',
  ],
  additionalProperties: true,
} as const satisfies ObjectSchema;
