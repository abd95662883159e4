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
  summary: 'Returns the gas limits that a user operation needs.',
  params: [
    {
      name: 'userOperation',
      required: true,
      description:
        'The operation. The bundler ignores its gas limits, and uses its prices only to check that the account or paymaster can pay.',
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
      description: 'Changes to accounts for the simulation, such as a balance.',
      schema: {...bundlerStateOverrides, 'x-default': 'the newest state, unchanged'},
    },
  ],
  result: {
    description:
      'The limits, including the bundler’s margins. Set them in the operation before you sign it.',
    schema: {
      title: 'UserOperationGas',
      type: 'object',
      properties: {
        preVerificationGas: {
          ...quantity,
          'x-unit': 'gas',
          description: 'The gas that the bundler charges for calldata and its own work.',
        },
        verificationGasLimit: {
          ...quantity,
          'x-unit': 'gas',
          description: 'The gas to deploy the account and validate its signature.',
        },
        callGasLimit: {...quantity, 'x-unit': 'gas', description: 'The gas for `callData`.'},
        paymasterVerificationGasLimit: {
          ...quantity,
          'x-unit': 'gas',
          description:
            'The gas for the paymaster’s check. `0x0` without a paymaster, and omitted for EntryPoint 0.6.',
        },
        paymasterPostOpGasLimit: {
          ...quantity,
          'x-unit': 'gas',
          description:
            'The gas for the paymaster’s work after the call. `0x0` without a paymaster, and omitted for EntryPoint 0.6.',
        },
        verificationGas: {
          ...quantity,
          'x-unit': 'gas',
          description:
            'An older name for `verificationGasLimit`. Some bundlers add it for EntryPoint 0.6.',
        },
      },
      required: ['preVerificationGas', 'verificationGasLimit', 'callGasLimit'],
      additionalProperties: true,
    },
  },
  errors: [
    whenSimulated.alreadyDeployed,
    {
      ...whenSimulated.deploymentFailed,
      cure: 'Check `factoryData`, and that the factory has code on this network.',
    },
    whenSimulated.accountMissing,
    {
      ...whenSimulated.prefundMissing,
      cure: 'Override the balance, or set both prices to `0x0`.',
    },
    {
      ...whenSimulated.accountReverted,
      cure: 'Decode the data with the account’s ABI. Send a signature of the right length.',
    },
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
      note: 'Documented for Linea Mainnet only. For Linea Sepolia, use Infura.',
    },
    {place: 'Infura', answers: 'yes', note: 'On Linea Mainnet and Linea Sepolia.'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'Nodes don’t include a bundler. Run one, such as Alto, with your node.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  examples: [
    {
      title: 'First operation of an account without funds, which deploys the account',
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
