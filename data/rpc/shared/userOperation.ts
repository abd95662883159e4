import type {ChoiceSchema, JsonSchema, MapSchema, ObjectSchema} from '../schema';
import {address, bytes32, data, quantity, quantityParam} from './scalars';
import {stateOverrides} from './stateOverrides';

/**
 * A user operation of ERC-4337, in the two forms that bundlers accept: packed fields for EntryPoint 0.6,
 * unpacked ones since 0.7. Alto: `userOperation06Schema` and its successors.
 */

/** The fields of both forms, with numbers in the form of a parameter or of a result. */
const commonFields = <Number extends typeof quantity | typeof quantityParam>(number: Number) => ({
  sender: {...address, description: 'The smart account.'},
  nonce: {
    ...number,
    description:
      'The nonce that the EntryPoint’s `getNonce(sender, key)` returns. Its upper 192 bits are the key.',
  },
  callData: {...data, description: 'The call that the account executes, encoded for the account.'},
});

/** Gas limits and prices. */
const gasFields = <Number extends typeof quantity | typeof quantityParam>(number: Number) => ({
  callGasLimit: {...number, 'x-unit': 'gas', description: 'The gas for `callData`.'} as const,
  verificationGasLimit: {
    ...number,
    'x-unit': 'gas',
    description: 'The gas to deploy the account and validate its signature.',
  } as const,
  preVerificationGas: {
    ...number,
    'x-unit': 'gas',
    description: 'The gas that the bundler charges for calldata and its own work.',
  } as const,
  maxFeePerGas: {
    ...number,
    'x-unit': 'wei per gas',
    description: 'The maximum price that the account or its paymaster pays per gas.',
  } as const,
  maxPriorityFeePerGas: {
    ...number,
    'x-unit': 'wei per gas',
    description: 'The bundler’s maximum share of this price above the base fee.',
  } as const,
});

const signature = {
  ...data,
  description:
    'The signature that the account’s `validateUserOp` accepts for the operation’s hash.',
} as const;

const deployment = {
  factory: {
    anyOf: [address, {type: 'string', enum: ['0x7702']}],
    description:
      'The contract that deploys the account, in its first operation. `0x7702`: the operation has an EIP-7702 authorization.',
  },
  factoryData: {...data, description: 'The call to `factory`.'},
} as const satisfies Record<string, JsonSchema>;

const paymasterFields = <Number extends typeof quantity | typeof quantityParam>(number: Number) =>
  ({
    paymaster: {...address, description: 'The contract that pays.', 'x-default': 'the account'},
    paymasterVerificationGasLimit: {
      ...number,
      'x-unit': 'gas',
      description: 'The gas for the paymaster’s check.',
    },
    paymasterPostOpGasLimit: {
      ...number,
      'x-unit': 'gas',
      description: 'The gas for the paymaster’s work after the call.',
    },
    paymasterData: {
      ...data,
      description: 'The data that the paymaster checks, such as its own signature.',
    },
  }) as const;

/** For EntryPoint 0.9, in parameters only: in a result, it is part of the paymaster’s data. */
const paymasterSignature = {
  ...data,
  description: 'The paymaster’s signature, separate from its data. For EntryPoint 0.9 only.',
} as const;

const eip7702Auth = {
  type: 'object',
  description: 'The EIP-7702 delegation that turns `sender` into a smart account.',
  properties: {
    address: {...address, description: 'The contract that `sender` delegates to.'},
    chainId: {...quantityParam, description: 'The chain ID. `0x0` means all chains.'},
    nonce: {...quantityParam, description: 'The nonce of `sender`, not of the operation.'},
    yParity: {...quantityParam, description: 'The parity bit of the signature.'},
    r: {...bytes32, description: 'The `r` value of the signature.'},
    s: {...bytes32, description: 'The `s` value of the signature.'},
  },
  required: ['address', 'chainId', 'nonce', 'yParity', 'r', 's'],
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** The same for an estimate, which does not check the signature. */
const unsignedEip7702Auth = {
  ...eip7702Auth,
  description:
    'The EIP-7702 delegation that turns `sender` into a smart account. You can omit its signature.',
  required: ['address', 'chainId', 'nonce'],
} as const satisfies ObjectSchema;

const gasNames = [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
] as const;

const unpacked = <Title extends string>(
  title: Title,
  number: typeof quantity | typeof quantityParam,
  gasIsRequired: boolean,
  additionalProperties: boolean,
) =>
  ({
    title,
    'x-label': 'operation for EntryPoint 0.7 and later',
    type: 'object',
    properties: {
      ...commonFields(number),
      ...deployment,
      ...gasFields(number),
      ...paymasterFields(number),
      ...(additionalProperties ? {} : {paymasterSignature}),
      signature,
      ...(additionalProperties
        ? {}
        : {eip7702Auth: gasIsRequired ? eip7702Auth : unsignedEip7702Auth}),
    },
    required: ['sender', 'nonce', 'callData', ...(gasIsRequired ? gasNames : []), 'signature'],
    additionalProperties,
  }) as const satisfies ObjectSchema;

const packed = <Title extends string>(
  title: Title,
  number: typeof quantity | typeof quantityParam,
  gasIsRequired: boolean,
  additionalProperties: boolean,
) =>
  ({
    title,
    'x-label': 'operation for EntryPoint 0.6',
    type: 'object',
    properties: {
      ...commonFields(number),
      initCode: {
        ...data,
        description:
          'For EntryPoint 0.6: the factory and the call to it. `0x` if the account is deployed.',
      },
      ...gasFields(number),
      paymasterAndData: {
        ...data,
        description: 'For EntryPoint 0.6: the paymaster and its data. `0x` if the account pays.',
      },
      signature,
      ...(additionalProperties
        ? {}
        : {eip7702Auth: gasIsRequired ? eip7702Auth : unsignedEip7702Auth}),
    },
    required: [
      'sender',
      'nonce',
      'initCode',
      'callData',
      ...(gasIsRequired ? gasNames : []),
      'paymasterAndData',
      'signature',
    ],
    additionalProperties,
  }) as const satisfies ObjectSchema;

/** An operation to send: every gas field is required. */
export const userOperationParam = {
  title: 'UserOperationParam',
  'x-label': 'user operation',
  anyOf: [
    unpacked('UserOperationParamSince07', quantityParam, true, false),
    packed('UserOperationParam06', quantityParam, true, false),
  ],
} as const satisfies ChoiceSchema;

/** An operation to simulate: gas limits and prices are optional. */
export const partialUserOperationParam = {
  title: 'PartialUserOperationParam',
  'x-label': 'user operation',
  anyOf: [
    unpacked('PartialUserOperationParamSince07', quantityParam, false, false),
    packed('PartialUserOperationParam06', quantityParam, false, false),
  ],
} as const satisfies ChoiceSchema;

/** The same for a method that supports only EntryPoint 0.7 and later. */
export const partialUserOperationSince07 = unpacked(
  'PartialUserOperationParamSince07',
  quantityParam,
  false,
  false,
);

/** An operation in a result. */
export const userOperation = {
  title: 'UserOperation',
  'x-label': 'user operation',
  anyOf: [
    unpacked('UserOperationSince07', quantity, true, true),
    packed('UserOperation06', quantity, true, true),
  ],
} as const satisfies ChoiceSchema;

const {balance, nonce, code, stateDiff, state} = stateOverrides.additionalProperties.properties;

/** State overrides of a bundler: those of a node, without moving precompiles. */
export const bundlerStateOverrides = {
  title: 'BundlerStateOverrides',
  type: 'object',
  propertyNames: address,
  additionalProperties: {
    type: 'object',
    properties: {balance, nonce, code, stateDiff, state},
    additionalProperties: false,
  },
} as const satisfies MapSchema;

/** The EntryPoint, as a parameter. */
export const entryPoint = {
  ...address,
  'x-limit': 'an address that `eth_supportedEntryPoints` returns',
} as const;
