import type {RpcMethod} from './schema';
import {
  authorizationInvalid,
  authorizationUnsupported,
  entryPointUnknown,
  factoryWithoutAuthorization,
  malformed,
  whenSimulated,
} from './shared/bundlerErrors';
import {exampleEntryPoint, exampleFirstOperation, exampleSender} from './shared/exampleOperation';
import {quantity} from './shared/scalars';
import {bundlerStateOverrides, entryPoint, partialUserOperationParam} from './shared/userOperation';

export const eth_estimateUserOperationGas: RpcMethod = {
  name: 'eth_estimateUserOperationGas',
  group: 'account-abstraction',
  summary: 'The gas limits that a user operation needs.',
  params: [
    {
      name: 'userOperation',
      required: true,
      description:
        'The operation. Its gas limits do not count. Its prices count only for whether somebody can pay.',
      schema: partialUserOperationParam,
    },
    {
      name: 'entryPoint',
      required: true,
      description: 'The EntryPoint that the account trusts.',
      schema: entryPoint,
    },
    {
      name: 'stateOverrides',
      required: false,
      description: 'Accounts as the simulation sees them, for example with a balance that pays.',
      schema: {...bundlerStateOverrides, 'x-default': 'the newest state as it is'},
    },
  ],
  result: {
    description:
      'The limits, with the margins of the bundler. Put them into the operation before it is signed.',
    schema: {
      title: 'UserOperationGas',
      type: 'object',
      properties: {
        preVerificationGas: {
          ...quantity,
          'x-unit': 'gas',
          description: 'What the bundler asks for calldata and its own work.',
        },
        verificationGasLimit: {
          ...quantity,
          'x-unit': 'gas',
          description: 'The gas to deploy the account and to check its signature.',
        },
        callGasLimit: {...quantity, 'x-unit': 'gas', description: 'The gas for `callData`.'},
        paymasterVerificationGasLimit: {
          ...quantity,
          'x-unit': 'gas',
          description:
            'The gas for the check of the paymaster; `0x0` without one. Not there for EntryPoint 0.6.',
        },
        paymasterPostOpGasLimit: {
          ...quantity,
          'x-unit': 'gas',
          description:
            'The gas for its work after the call; `0x0` without one. Not there for EntryPoint 0.6.',
        },
        verificationGas: {
          ...quantity,
          'x-unit': 'gas',
          description:
            'An older name of `verificationGasLimit`, which some bundlers add for EntryPoint 0.6.',
        },
      },
      required: ['preVerificationGas', 'verificationGasLimit', 'callGasLimit'],
      additionalProperties: true,
    },
  },
  errors: [
    whenSimulated.alreadyDeployed,
    whenSimulated.deploymentFailed,
    whenSimulated.accountMissing,
    whenSimulated.prefundMissing,
    whenSimulated.accountReverted,
    whenSimulated.nonceWrong,
    whenSimulated.paymasterReverted,
    whenSimulated.paymasterEmpty,
    whenSimulated.callReverted,
    malformed,
    entryPointUnknown,
    authorizationUnsupported,
    authorizationInvalid,
    factoryWithoutAuthorization,
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      networks: ['mainnet'],
      note: 'The network lists it for Linea Mainnet. For Linea Sepolia only Infura does.',
    },
    {place: 'Infura', answers: 'yes', note: 'On Linea Mainnet and Linea Sepolia.'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'No node has it. Run a bundler, such as Alto, beside yours.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  examples: [
    {
      title: 'The first operation of an account without funds, which deploys it',
      params: [
        exampleFirstOperation,
        exampleEntryPoint,
        {[exampleSender]: {balance: '0xde0b6b3a7640000'}},
      ],
      result: {
        preVerificationGas: '0xbf2d',
        verificationGasLimit: '0x4897e',
        callGasLimit: '0x3fc3',
        paymasterVerificationGasLimit: '0x0',
        paymasterPostOpGasLimit: '0x0',
      },
      seen: 'local node',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'pimlicolabs/alto@b2bc09c6:src/rpc/methods/eth_estimateUserOperationGas.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/estimation/utils.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/estimation/preVerificationGasCalculator.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/validation/UnsafeValidator.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/rpcHandler.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/server.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/schemas.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/utils.ts',
    'eth-infinitism/account-abstraction@7af70c89:contracts/core/EntryPoint.sol',
    'ethereum/ERCs@0ad0fc5b:ERCS/erc-7769.md',
    'Consensys/doc.linea@994028bc:docs/api/reference/index.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/linea/json-rpc-methods/bundler/index.md',
  ],
  checked: '2026-11-22',
};
