import type {JsonSchema, ObjectSchema} from '../schema';
import {accessListParam} from './accessList';
import {authorizationListParam} from './authorizationList';
import {address, bytes32, data, flag, quantityParam} from './scalars';

/**
 * The fields of a message that a node runs without a transaction. A method can replace a
 * description: `{...callFields, gas: {...callFields.gas, description: '…'}}`.
 * Besu: `CallParameter`.
 */
export const callFields = {
  from: {...address, description: 'The sender.', 'x-default': 'the zero address'},
  to: {
    ...address,
    description: 'The recipient. Without it, `data` runs as the init code of a deployment.',
    'x-default': 'none',
  },
  value: {
    ...quantityParam,
    'x-unit': 'wei',
    description: 'The ETH sent with the call.',
    'x-default': '`0x0`',
  },
  data: {...data, description: 'The calldata.', 'x-default': '`0x`'},
  input: {
    ...data,
    description: 'Another name for `data`.',
    'x-limit': 'equal to `data` if you set both',
  },
  gas: {
    ...quantityParam,
    'x-unit': 'gas',
    description: 'The maximum gas for the call.',
    'x-default': '16,777,216 on Besu up to 26.8.0, otherwise the node’s maximum',
  },
  gasPrice: {
    ...quantityParam,
    'x-unit': 'wei per gas',
    description:
      'The gas price of a legacy transaction. If set, the sender must be able to pay for the gas.',
  },
  maxFeePerGas: {
    ...quantityParam,
    'x-unit': 'wei per gas',
    description:
      'The maximum price per gas (EIP-1559). If set, the sender must be able to pay for the gas.',
  },
  maxPriorityFeePerGas: {
    ...quantityParam,
    'x-unit': 'wei per gas',
    description: 'The priority fee per gas (EIP-1559).',
    'x-limit': 'at most `maxFeePerGas`',
  },
  nonce: {...quantityParam, description: 'The nonce of the message.'},
  chainId: {
    ...quantityParam,
    description: 'The chain ID of the target network.',
    'x-default': 'the node’s chain',
  },
  accessList: {
    ...accessListParam,
    description: 'Addresses and storage slots to warm up (EIP-2930).',
  },
  authorizationList: {
    ...authorizationListParam,
    description: 'Delegations of a type 4 transaction (EIP-7702).',
  },
  maxFeePerBlobGas: {
    ...quantityParam,
    'x-unit': 'wei per gas',
    description: 'For a blob transaction (EIP-4844), which Linea doesn’t support.',
  },
  blobVersionedHashes: {
    type: 'array',
    items: bytes32,
    description: 'For a blob transaction (EIP-4844), which Linea doesn’t support.',
  },
  strict: {
    ...flag,
    description:
      'Besu only. With `true`, the sender must be able to pay for the gas. With `false`, the node ignores the prices.',
    'x-default': 'depends on the price fields',
  },
} as const satisfies Record<string, JsonSchema>;

/** The call object of `eth_call` and similar methods. */
export const call = {
  title: 'Call',
  type: 'object',
  properties: callFields,
  additionalProperties: false,
} as const satisfies ObjectSchema;
