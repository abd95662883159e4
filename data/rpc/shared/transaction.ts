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
    hash: {...bytes32, description: 'The hash of the transaction.'},
    type: {
      ...transactionType,
      description:
        'Legacy (`0x0`), with an access list (EIP-2930), dynamic fee (EIP-1559) or with delegations (EIP-7702).',
    },
    chainId: {
      ...quantity,
      description: 'The chain that it was signed for. Missing when it was signed for any.',
    },
    nonce: {...quantity, description: 'How many transactions the sender had sent before it.'},
    from: {...address, description: 'The sender.'},
    to: {
      anyOf: [address, nothing],
      description:
        'The recipient; `null` for the deployment of a contract. Besu up to 26.9.0 leaves it out then.',
    },
    value: {...quantity, 'x-unit': 'wei', description: 'The ETH sent.'},
    input: {...data, description: 'The calldata, or the init code of a deployment.'},
    gas: {...quantity, 'x-unit': 'gas', description: 'The gas limit.'},
    gasPrice: {
      ...quantity,
      'x-unit': 'wei per gas',
      description:
        'The price paid. While a type 2 or 4 transaction waits in the pool, its `maxFeePerGas`.',
    },
    maxFeePerGas: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'Types 2 and 4: the most that the sender pays.',
    },
    maxPriorityFeePerGas: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'Types 2 and 4: the tip that the sender offers.',
    },
    accessList: {...accessList, description: 'Types 1, 2 and 4: addresses and slots to warm up.'},
    authorizationList: {...authorizationList, description: 'Type 4: the delegations.'},
    blockHash: {
      anyOf: [bytes32, nothing],
      description: 'The hash of its block; `null` while it waits in the pool.',
    },
    blockNumber: {
      ...mined,
      description: 'The number of its block; `null` while it waits in the pool.',
    },
    blockTimestamp: {
      ...mined,
      'x-unit': 'unix seconds',
      description:
        'The time of its block; `null` while it waits in the pool. Older nodes leave it out.',
    },
    transactionIndex: {
      ...mined,
      description: 'Its position in the block, from 0; `null` while it waits in the pool.',
    },
    yParity: {
      ...quantity,
      description: 'Types 1, 2 and 4: the parity bit of the signature.',
    },
    v: {
      ...quantity,
      description:
        'Legacy: the recovery value of the signature, which contains the chain ID. Otherwise the same as `yParity`.',
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
