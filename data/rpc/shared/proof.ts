import type {ObjectSchema} from '../schema';
import {address, bytes32, data, quantity} from './scalars';

/** An account with its Merkle-Patricia proof (EIP-1186). Besu: `GetProofResult`, `StorageEntryProof`. */
export const accountProof = {
  title: 'AccountProof',
  type: 'object',
  properties: {
    address: {...address, description: 'The account.'},
    balance: {...quantity, 'x-unit': 'wei', description: 'Its ETH balance.'},
    nonce: {...quantity, description: 'Its nonce.'},
    codeHash: {...bytes32, description: 'The Keccak hash of its code.'},
    storageHash: {...bytes32, description: 'The root of its storage.'},
    accountProof: {
      type: 'array',
      items: data,
      description: 'The encoded nodes from the state root down to the account.',
    },
    storageProof: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          key: {
            type: 'string',
            pattern: '^0x[0-9a-fA-F]{0,64}$',
            'x-label': 'data',
            'x-hex': 'data',
            description:
              'The slot. Besu leaves out leading zero bytes. Geth repeats 32 bytes as they were asked, and writes fewer as a quantity.',
          },
          value: {...quantity, description: 'What the slot holds.'},
          proof: {
            type: 'array',
            items: data,
            description: 'The encoded nodes from `storageHash` down to the slot.',
          },
        },
        required: ['key', 'value', 'proof'],
        additionalProperties: true,
      },
      description:
        'One entry for each slot that was asked for, in an order of the node’s own. Besu before 26.9.0 leaves the list empty for an account that does not exist.',
    },
  },
  required: [
    'address',
    'balance',
    'nonce',
    'codeHash',
    'storageHash',
    'accountProof',
    'storageProof',
  ],
  additionalProperties: true,
} as const satisfies ObjectSchema;
