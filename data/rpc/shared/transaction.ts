import type {ChoiceSchema, ObjectSchema, TextSchema} from '../schema';
import {accessList} from './accessList';
import {authorizationList} from './authorizationList';
import {address, bytes32, data, nothing, quantity} from './scalars';

const transactionType = {
  title: 'TransactionType',
  type: 'string',
  enum: ['0x0', '0x1', '0x2', '0x4'],
} as const satisfies TextSchema;

/** A quantity, or null while the transaction waits in the pool. */
const mined = {anyOf: [quantity, nothing]} as const satisfies ChoiceSchema;

/**
 * A transaction, mined or waiting in the pool of the node. Blob transactions (type 3) do not exist on Linea.
 * Besu: `TransactionBaseResult`.
 */
export const transaction = {
  title: 'Transaction',
  type: 'object',
  properties: {
    hash: {...bytes32, description: 'The transaction hash.'},
    type: {
      ...transactionType,
      description:
        '`0x0` legacy, `0x1` access list (EIP-2930), `0x2` dynamic fee (EIP-1559), `0x4` delegations (EIP-7702).',
    },
    chainId: {
      ...quantity,
      description:
        'The chain that the transaction is signed for. Missing if it’s signed for any chain.',
    },
    nonce: {...quantity, description: 'The sender’s nonce for this transaction.'},
    from: {...address, description: 'The sender.'},
    to: {
      anyOf: [address, nothing],
      description:
        'The recipient, or `null` for a deployment. Besu up to 26.9.0 omits the field instead.',
    },
    value: {...quantity, 'x-unit': 'wei', description: 'The ETH sent.'},
    input: {...data, description: 'The calldata, or a deployment’s init code.'},
    gas: {...quantity, 'x-unit': 'gas', description: 'The gas limit.'},
    gasPrice: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'The price paid. For a pending transaction of type 2 or 4, its `maxFeePerGas`.',
    },
    maxFeePerGas: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'Types 2 and 4: the maximum price that the sender pays.',
    },
    maxPriorityFeePerGas: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'Types 2 and 4: the tip that the sender offers.',
    },
    accessList: {
      ...accessList,
      description: 'Types 1, 2 and 4: the addresses and slots to warm up.',
    },
    authorizationList: {...authorizationList, description: 'Type 4: the delegations.'},
    blockHash: {
      anyOf: [bytes32, nothing],
      description: 'The block hash, or `null` for a pending transaction.',
    },
    blockNumber: {
      ...mined,
      description: 'The block number, or `null` for a pending transaction.',
    },
    blockTimestamp: {
      ...mined,
      'x-unit': 'unix seconds',
      description: 'The block’s time, or `null` for a pending transaction. Older nodes omit it.',
    },
    transactionIndex: {
      ...mined,
      description: 'The position in the block, from 0, or `null` for a pending transaction.',
    },
    yParity: {
      ...quantity,
      description: 'Types 1, 2 and 4: the parity bit of the signature.',
    },
    v: {
      ...quantity,
      description:
        'Legacy: the signature’s recovery value, which contains the chain ID. Other types: equal to `yParity`.',
    },
    r: {...quantity, description: 'The `r` value of the signature.'},
    s: {...quantity, description: 'The `s` value of the signature.'},
  },
  required: [
    'hash',
    'type',
    'nonce',
    'from',
    'value',
    'input',
    'gas',
    'gasPrice',
    'blockHash',
    'blockNumber',
    'transactionIndex',
    'r',
    's',
  ],
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** A transaction, or null when the node has none such. */
export const transactionOrNull = {anyOf: [transaction, nothing]} as const satisfies ChoiceSchema;
