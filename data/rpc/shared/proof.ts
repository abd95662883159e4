import type {ObjectSchema} from '../schema';
import {address, bytes32, data, quantity} from './scalars';

/** An account with its Merkle-Patricia proof (EIP-1186). Besu: `GetProofResult`, `StorageEntryProof`. */
export const accountProof = {
  title: 'AccountProof',
  type: 'object',
  properties: {
    address: {...address, description: 'The account.'},
    balance: {...quantity, 'x-unit': 'wei', description: 'The ETH balance of the account.'},
    nonce: {...quantity, description: 'The nonce of the account.'},
    codeHash: {...bytes32, description: 'The Keccak hash of the account’s code.'},
    storageHash: {...bytes32, description: 'The root of the account’s storage trie.'},
    accountProof: {
      type: 'array',
      items: data,
      description: 'The encoded trie nodes from the state root to the account.',
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
            description: 'The slot. Its format differs between clients.',
          },
          value: {...quantity, description: 'The value of the slot.'},
          proof: {
            type: 'array',
            items: data,
            description: 'The encoded trie nodes from `storageHash` to the slot.',
          },
        },
        required: ['key', 'value', 'proof'],
        additionalProperties: true,
      },
      description: 'One entry per requested slot. The order can differ from the request.',
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
