import type {ObjectSchema} from '../schema';
import {log} from './log';
import {address, bloom, bytes32, data, nothing, quantity} from './scalars';

/** What became of a mined transaction. Besu: `TransactionReceiptResult`. */
export const receipt = {
  title: 'Receipt',
  type: 'object',
  properties: {
    transactionHash: {...bytes32, description: 'The transaction.'},
    transactionIndex: {...quantity, description: 'Its position in the block, from 0.'},
    blockHash: {...bytes32, description: 'The hash of the block.'},
    blockNumber: {...quantity, description: 'The number of the block.'},
    type: {...quantity, description: 'The type of the transaction.'},
    status: {
      type: 'string',
      enum: ['0x0', '0x1'],
      description: '`0x1`: it took effect. `0x0`: it failed, changed nothing and cost its gas.',
    },
    from: {...address, description: 'The sender.'},
    to: {
      anyOf: [address, nothing],
      description: 'The recipient; `null` for the deployment of a contract.',
    },
    contractAddress: {
      anyOf: [address, nothing],
      description: 'The contract that the transaction deployed, otherwise `null`.',
    },
    gasUsed: {...quantity, 'x-unit': 'gas', description: 'The gas that the transaction used.'},
    cumulativeGasUsed: {
      ...quantity,
      'x-unit': 'gas',
      description: 'The gas used in the block up to and with this transaction.',
    },
    effectiveGasPrice: {
      ...quantity,
      'x-unit': 'wei per gas',
      description:
        'The price paid. Times `gasUsed`, it is the whole fee; there is no other on Linea.',
    },
    logs: {type: 'array', items: log, description: 'The events, in order.'},
    logsBloom: {...bloom, description: 'A filter that rules out addresses and topics.'},
    revertReason: {
      ...data,
      description: 'What the contract reverted with. Besu only, and only when the node keeps it.',
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
